import { ButtonLink } from '@/components/ui/button/button';
import { languageHere } from '@/lib/pages/address-in';
import { MAIN } from '@/lib/pages/languages';
import { leadTo, type Lead } from '@/lib/pages/lead-to';
import styles from './action-block.module.css';
import type { BlockProps } from './block-props';

type Props = BlockProps<'action'>;

/** Only a further language has to ask where its links lead. */
export const ActionBlock = (props: Props) =>
  languageHere() === MAIN ? (
    <Action {...props} lead={{ href: props.link }} />
  ) : (
    <LedAction {...props} />
  );

const LedAction = async (props: Props) => <Action {...props} lead={await leadTo(props.link)} />;

function Action({ id, title, text, label, lead }: Props & { lead: Lead }) {
  return (
    <div className={styles.action} data-tone="dark">
      <div className={styles.content}>
        {title && (
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        )}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <ButtonLink {...lead}>{label}</ButtonLink>
    </div>
  );
}
