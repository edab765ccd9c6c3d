/**
 * What the search knows of a language. All letters are folded (`fold.ts`). A language that is not here is
 * searched by whole words, their beginnings and typing errors.
 */
export type Language = {
  /** Ends that change the form of a word but not what it is about; the longest that fits is taken. */
  endings: readonly string[];
  /** Beginnings of the same kind: an article that is written as one with its word. */
  beginnings?: readonly string[];
  /** Whether three letters are a stem also where two are taken away. */
  shortStems?: boolean;
  /** Words that tell nothing: a query may name them, but finds also what has none of them. */
  fillers: readonly string[];
  /** Letters that are also written with two, of which the first is the folded one: ü is also ue. */
  spelledOut?: RegExp;
  /** Whether words are made of words: they are also found by what stands inside. */
  compounds?: boolean;
};

const list = (words: string) => words.split(' ').filter(Boolean);

/** The e of `kuehler`, not of `steuer` and `quer`. */
const UMLAUTS = /(?<=[ao]|(?<![aeq])u)e/g;
const NORDIC = /(?<=[ao]|(?<![aeq])u)e|(?<=a)a/g;

export const languages: Readonly<Record<string, Language>> = {
  en: {
    endings: list(
      'isations ization isation izations ations ation ments ment ings ing ions ion ers er ors or ies ed es al s e y',
    ),
    fillers: list(
      'a an and any are as at be by can do does for from how i in is it me my of on or our that the there to up we what when where which who why with you your',
    ),
  },
  de: {
    endings: list(
      'ungen ungs ung ereien erei erinnen eren ernd end isch em en er es ern st te ten tet et t e n s',
    ),
    beginnings: ['ge'],
    fillers: list(
      'am an auf aus bei bis das dem den der des die ein eine einen einer es fur gibt ich ihr im in ist mit nach oder sie sind und uber um von vom was welche wer wie wir wo zu zum zur',
    ),
    spelledOut: UMLAUTS,
    compounds: true,
  },
  fr: {
    endings: list(
      'issements issement ements ement ations ation ateurs ateur ures ure ages age euses euse eurs eur antes ante ants ant ees ee er ir es ez aux al x s e',
    ),
    fillers: list(
      'a au aux avec ce ces d dans de des du elle en est et il j je l la le les leur mes mon nos notre ou par pour qu que quel quelle quels qui s sont sur un une vos votre y',
    ),
  },
  es: {
    endings: list(
      'amientos amiento imientos imiento aduras adura aciones acion iciones icion adores ador adoras adora ados adas ado ada idos idas ido ida ajes aje ar er ir iones ion es os as o a e s',
    ),
    fillers: list(
      'a al como con cual cuanto de del el en es esta hay la las lo los mi o para por que se sin son su sus tienen un una y',
    ),
  },
  it: {
    endings: list(
      'azioni azione ature atura amenti amento imenti imento atori atore aggi aggio ati ate ato ata iti ite ito ita are ere ire ioni ione i e o a',
    ),
    fillers: list(
      'a ai al alla che chi come con da dal dei del della delle di e ed i il in la le lo gli ma nel o per quale quali quanto si sono su tra un una',
    ),
  },
  pt: {
    endings: list(
      'amentos amento imentos imento aduras adura acoes acao icoes icao adores ador ados adas ado ada idos idas ido ida agens agem ar er ir oes ao ais eis es os as o a e s',
    ),
    fillers: list(
      'a ao aos as com como da das de do dos e em eu na nas no nos o os ou para pela pelo por qual quais quanto que quem se sem sob um uma',
    ),
  },
  pl: {
    endings: list(
      'owania owanie owaniem owany owana owane owanych owac ania anie aniem any ana ane anych anego enia enie eniem ony ona one onych onego iami ami ach iego ego emu ymi imi iem em om ow owi ych ich ej ac ec ic yc ym im ia ie iu a e i y o u',
    ),
    fillers: list(
      'a albo czy dla do i ile jak jaka jaki jakie jest ma moge na nad o od po przez sa sie w we z za ze',
    ),
  },
  tr: {
    endings: list(
      'larinin lerinin larin lerin lari leri lar ler sinin sini sina si su dan den tan ten da de ta te lik luk li lu siz suz mak mek mis mus me ma in un i u a e',
    ),
    fillers: list('bir bu da de en icin ile kadar mi mu nasil ne nedir o ve veya ya'),
  },
  ar: {
    endings: list('يات ات ان ين ون يه ها هم ه ي'),
    shortStems: true,
    beginnings: list('وال بال كال فال لل ال'),
    fillers: list('الى او أو إلى على عن في كم ما من مع هل هو هي و'),
  },
  zh: { endings: [], fillers: list('的 和 与 用 是 在 了 吗 多') },
  nl: {
    endings: list('ingen ing en er es e s t'),
    fillers: list('aan de een en het in is met of op te van voor'),
    compounds: true,
  },
  sv: {
    endings: list('ningar ning arna erna orna ar er or en et a e n s t'),
    fillers: list('av de den det en ett for i med och om pa som till'),
    spelledOut: NORDIC,
    compounds: true,
  },
  da: {
    endings: list('ninger ning erne ene er en et e r s t'),
    fillers: list('af de den det en et for i med og om pa som til'),
    spelledOut: NORDIC,
    compounds: true,
  },
  no: {
    endings: list('ninger ning ene er en et a e r s t'),
    fillers: list('av de den det en et for i med og om pa som til'),
    spelledOut: NORDIC,
    compounds: true,
  },
  fi: {
    endings: list('issa issa ista iin ssa sta lla lta lle jen ien ja in an en on a n t i'),
    fillers: list('ja joka kuin mika on se tai'),
    spelledOut: /(?<=a)a/g,
    compounds: true,
  },
  hu: {
    endings: list('okat eket ok ek ak k ban ben nak nek t'),
    fillers: list('a az es egy'),
    compounds: true,
  },
};

const UNKNOWN: Language = { endings: [], fillers: [] };

/** Norwegian is written in two ways, which the search reads alike. */
const ALIKE: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** @param locale BCP 47 */
export function languageOf(locale: string): Language {
  const { language } = new Intl.Locale(locale);
  return languages[ALIKE[language] ?? language] ?? UNKNOWN;
}
