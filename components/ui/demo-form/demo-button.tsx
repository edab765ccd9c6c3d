import { useId, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import styles from './demo-button.module.css';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'popoverTarget'> & {
  /** The message it shows. */
  answer: string;
};

/**
 * A button of the demo shop that only shows a message, in a native popover: works without scripts.
 */
export function DemoButton({ answer, ...button }: Props) {
  const id = useId();
  return (
    <>
      <Button {...button} popoverTarget={id} popoverTargetAction="show" />
      <span id={id} popover="auto" role="status" className={styles.answer}>
        {answer}
      </span>
    </>
  );
}
