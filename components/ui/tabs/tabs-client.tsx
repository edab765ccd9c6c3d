'use client';

import {
  useEffect,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { directionOf } from '@/components/ui/direction';
import styles from './tabs.module.css';

type Tab = { id: string; title: string; content: ReactNode };
type Props = { label: string; tabs: Tab[] };

/** @param direction 1 or -1, as `directionOf` has it */
const steps: Record<string, (index: number, count: number, direction: number) => number> = {
  ArrowRight: (index, count, direction) => (index + count + direction) % count,
  ArrowLeft: (index, count, direction) => (index + count - direction) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function onHashChange(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Following a link to a hidden panel finds no scroll target and no place for the focus. */
function goToPanel({ isTrusted }: HashChangeEvent) {
  const target = document.getElementById(location.hash.slice(1));
  if (!isTrusted || target?.role !== 'tabpanel') return;
  // React shows the panel right after this event.
  setTimeout(() => {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, 0);
}

/**
 * Without scripts the tabs are links to panels that `:target` shows; with scripts they follow the
 * W3C tabs pattern. The fragment `#id` opens a tab from anywhere.
 */
export function Tabs({ label, tabs }: Props) {
  // undefined on the server and until hydration
  const hash = useSyncExternalStore<string | undefined>(
    onHashChange,
    () => location.hash,
    () => undefined,
  );
  const [chosen, setChosen] = useState(0);
  const indexFromHash = tabs.findIndex((tab) => `#${tab.id}` === hash);
  const selected = indexFromHash < 0 ? chosen : indexFromHash;
  const scripted = hash !== undefined;

  useEffect(() => {
    addEventListener('hashchange', goToPanel);
    return () => removeEventListener('hashchange', goToPanel);
  }, []);

  const choose = (index: number) => {
    setChosen(index);
    if (indexFromHash < 0) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    dispatchEvent(new HashChangeEvent('hashchange')); // replaceState tells nobody
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = steps[event.key]?.(selected, tabs.length, directionOf(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <div className={styles.tabs} data-scripted={scripted || undefined}>
      <nav
        aria-label={label}
        className={styles.list}
        {...(scripted && { role: 'tablist', onKeyDown })}
      >
        {tabs.map(({ id, title }, index) => (
          <a
            key={id}
            href={`#${id}`}
            className={styles.tab}
            {...(scripted && {
              role: 'tab',
              id: `${id}-tab`,
              'aria-selected': index === selected,
              'aria-controls': id,
              tabIndex: index === selected ? 0 : -1,
              onClick: (event) => {
                event.preventDefault();
                choose(index);
              },
            })}
          >
            {title}
          </a>
        ))}
      </nav>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          {...(scripted && {
            role: 'tabpanel',
            'aria-labelledby': `${id}-tab`,
            tabIndex: 0,
            hidden: index !== selected,
          })}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
