import { writingOf } from '@/lib/platform/text/writing';
import { fontsFor, type Style, type StyledText } from './fonts';
import { linesOf, type Line, type Setting } from './lines';

export type Typesetter = {
  /** Lines of one of the texts that were asked for. */
  lines(text: string, setting: Setting): Line[];
  /** As many lines as usual, of as equal a width as they can have. */
  balanced(text: string, setting: Setting): Line[];
};

/** In the unit of the size; a browser balances as coarsely. */
const STEP = 4;

/**
 * Sets texts in Archivo, and in Noto what Archivo lacks: wrapped, shaped and in the order of reading.
 * @param texts of `drawable`, all that the document says
 * @param locale BCP 47
 */
export async function typesetterFor(
  texts: readonly StyledText[],
  locale?: string,
): Promise<Typesetter> {
  const fonts = await fontsFor(texts, locale);
  const { dir = 'ltr' } = writingOf(locale);
  const lines = (text: string, setting: Setting) => linesOf(text, setting, fonts, dir);
  return {
    lines,
    balanced(text, setting) {
      const usual = lines(text, setting);
      let best = usual;
      let low = setting.width / 2;
      let high = setting.width;
      while (usual.length > 1 && high - low > STEP) {
        const width = (low + high) / 2;
        const tried = lines(text, { ...setting, width });
        if (tried.length > usual.length) low = width;
        else {
          best = tried;
          high = width;
        }
      }
      return best;
    },
  };
}

export type { Line, Setting, Style, StyledText };
