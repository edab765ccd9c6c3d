/**
 * Translators and extensions change a page before React has taken it over, and afterwards. React renders anew what is
 * not as the server sent it, and fails at a node that is not where React left it.
 */
import { HYDRATED } from './scripts-ready';

declare global {
  interface Window {
    /** @returns those since the page was parsed, recorded by the script loader */
    takeOutsideChanges?: () => MutationRecord[];
  }
}

/** Attributes make no difference to React. */
export const OBSERVED = { subtree: true, childList: true, characterDataOldValue: true };

/** An extension may answer each change with one of its own. */
const MOST_ROUNDS = 50;

type Control = HTMLInputElement & HTMLSelectElement;

const controls = () => [
  ...document.querySelectorAll<Control>('input:not([type=hidden]),select,textarea'),
];

/** What stands in the place of a node that React knows, as the element of a translator in that of a text. */
const standIns = new WeakMap<Node, ChildNode>();

/** The child of a parent that a node is, is in since it was moved, or that stands in its place. */
function childOf(parent: Node, node: Node | null): ChildNode | null {
  let child = node && (node.parentNode ? node : standIns.get(node));
  while (child && child.parentNode !== parent) child = child.parentNode;
  return (child as ChildNode | null | undefined) ?? null;
}

/** @param onChange called before React puts or takes a node */
function letReactFindNodes(prototype: Node, onChange: () => void) {
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <T extends Node>(node: T, next: Node | null) {
    onChange();
    return insertBefore.call(this, node, childOf(this, next)) as T;
  };
  prototype.removeChild = function <T extends Node>(node: T) {
    onChange();
    const child = childOf(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
}

const focus = (element: Element | null) =>
  (element as HTMLElement | null)?.focus({ preventScroll: true });

function undo(records: MutationRecord[]) {
  const { activeElement } = document;
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of records.reverse()) {
    if (oldValue !== null) target.nodeValue = oldValue;
    addedNodes.forEach((node) => (node as ChildNode).remove());
    const next = childOf(target, nextSibling);
    if (next) next.before(...removedNodes);
    else (target as Element).append?.(...removedNodes);
  }
  // A control that was moved has lost it.
  if (document.activeElement !== activeElement) focus(activeElement);
}

/** Gives the controls that React has rendered anew what was in the old ones. */
function fillRenewed(before: Control[], focused: EventTarget | null) {
  const now = controls();
  for (const old of before) {
    const { name, type, files, value, checked, selectionStart, selectionEnd } = old;
    const at = now.findIndex((control) => control.name === name && control.type === type);
    if (at < 0) continue;
    const [control] = now.splice(at, 1);
    if (!control || old.isConnected) continue;
    if (files) control.files = files;
    else if (control.value !== value || control.checked !== checked) {
      Object.assign(control, { value, checked });
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (focused !== old) continue;
    control.closest<HTMLElement>('[popover]')?.showPopover();
    focus(control);
    if (selectionStart !== null) control.setSelectionRange?.(selectionStart, selectionEnd);
  }
}

/** Keeps the page as the server sent it until React has taken it over, then lets it be as others want it. */
export function holdOutsideChanges() {
  const before = controls();
  const undone: MutationRecord[] = [];
  let focused: EventTarget | null = document.activeElement;
  let rounds = MOST_ROUNDS;

  function see(records: MutationRecord[]) {
    for (const record of records) {
      const { target, addedNodes, removedNodes, previousSibling, nextSibling, oldValue } = record;
      const near = [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      const standIn = (addedNodes[0] ?? near) as ChildNode | undefined;
      for (const node of standIn ? removedNodes : []) {
        standIns.set(node, standIn!);
        observer.observe(node, OBSERVED);
      }
      // React has changed a text that is shown translated.
      if (oldValue !== null && !target.parentNode) standIns.get(target)?.replaceWith(target);
    }
    if (rounds === 0) return;
    rounds--;
    undo(records);
    undone.push(...observer.takeRecords());
  }

  const observer = new MutationObserver(see);
  const stop = () => (rounds = 0);

  letReactFindNodes(Node.prototype, stop);
  observer.observe(document.body, OBSERVED);
  addEventListener('focusin', ({ target }) => (focused = target));
  addEventListener(
    HYDRATED,
    () => {
      stop();
      observer.takeRecords();
      undo(undone);
      observer.takeRecords();
      fillRenewed(before, focused);
    },
    { once: true },
  );
  try {
    see(window.takeOutsideChanges?.() ?? []);
  } catch {
    // React renders anew what cannot be undone.
  }
}
