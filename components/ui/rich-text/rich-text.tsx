import clsx from 'clsx';
import { withWholeWords } from '@/components/ui/whole-words/whole-words';
import { siteWords } from '@/lib/content/words/site-words';
import { languageHere } from '@/lib/pages/address-in';
import { MAIN } from '@/lib/pages/languages';
import { markedAs } from '@/lib/platform/text/writing';
import { words } from '@/words/words';
import tables from './rich-table.module.css';
import styles from './rich-text.module.css';
import { withColumnNames, withOptimizedPictures, withScrolling } from './markup';
import { withLeads } from './leads';

type Props = {
  /** Must be sanitised by the content schemas. */
  html: string;
  /** Where that is not the page's. */
  lang?: string;
  className?: string;
  /** An article or a page of text: longer lines, and tables and figures that stand out of them. */
  long?: boolean;
};

/** In CSS pixels: what pictures fill at most, `--measure` and `--column-wide`. */
const COLUMN = 576;
export const WIDE_COLUMN = 910;

/** Only in a further language its links may lead elsewhere than content says. */
export const RichText = (props: Props) =>
  languageHere() === MAIN ? <Text {...props} /> : <LedText {...props} />;

const LedText = async (props: Props) => <Text {...props} html={await withLeads(props.html)} />;

function Text({ html, lang, className, long = false }: Props) {
  const column = long ? WIDE_COLUMN : COLUMN;
  const pictured = withOptimizedPictures(
    withWholeWords(withColumnNames(html)),
    styles.frame!,
    column,
  );
  const { controls } = lang ? words(lang) : siteWords();
  const markup = withScrolling(pictured, tables.scroll!, controls);
  return (
    <div
      {...markedAs(lang)}
      className={clsx(styles.text, long && styles.long, className)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
