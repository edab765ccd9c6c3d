import { useId, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import styles from './demo-button.module.css';

export const NO_ORDER = 'This is a demo shop: no order is placed';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'popoverTarget'> & {
  /** What pressing it says. */
  answer?: string;
};

/**
 * A button of the demo shop that does nothing and says so beside itself. A popover of the browser,
 * so the answer comes without scripts too.
 */
export function DemoButton({ answer = NO_ORDER, ...button }: Props) {
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
