import { useId, type ReactNode } from 'react';
import { Waiting } from '@/components/ui/look-again/waiting';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/words/site-words';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';

type Props<T> = {
  /** What a content getter gave: undefined if the host has never answered for it. */
  content: T | undefined;
  /** Left out: the section is missing until there is content. */
  placeholder?: ReactNode;
  children: (content: T) => ReactNode;
};

/** Renders a section once its content exists. Whether an empty list shows is for the section to decide. */
export function ContentBoundary<T>({ content, placeholder, children }: Props<T>) {
  return content === undefined ? placeholder : children(content);
}

export const Loading = () => (
  <>
    <p role="status">{siteWords().common.loading}</p>
    <Waiting />
  </>
);

type LoadingSectionProps = {
  /** Names a section that has no visible heading. */
  label?: string;
  title?: string;
  text?: string;
  action?: ReactNode;
};

/** The placeholder of a section: its heading, if it has one, above "Loading...". */
export function LoadingSection({ label, title, text, action }: LoadingSectionProps) {
  const id = useId();
  return (
    <Section aria-label={label} aria-labelledby={title && id}>
      {title && <SectionHeading id={id} title={title} text={text} action={action} />}
      <Loading />
    </Section>
  );
}
