import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** The rules of the HTML standard; what is recommended beyond it is left to axe and our own tests. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      'missing-doctype': 'error',
      'no-missing-references': 'error',
    },
  }),
);

/** Newer than the checker, which knows `blocking` with other kinds of links only. */
const EXPECT_LINK = /<link rel="expect"[^>]*>/g;

const parser = unified().use(rehypeParse);

type Element = ReturnType<typeof parser.parse>['children'][number] & { type: 'element' };

const HEADING = /^h[1-6]$/;

const holdsHeading = ({ children }: Element): boolean =>
  children.some(
    (child) => child.type === 'element' && (HEADING.test(child.tagName) || holdsHeading(child)),
  );

/** Sections and articles that have neither a heading nor a name: what they hold is no part of its own. */
function unnamedParts(nodes: readonly { type: string }[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const element = node as Element;
    const { tagName, properties, children } = element;
    const isPart = tagName === 'section' || tagName === 'article';
    const isNamed = properties.ariaLabel || properties.ariaLabelledBy || holdsHeading(element);
    const own = isPart && !isNamed ? [`<${tagName}> without a heading or a name`] : [];
    return [...own, ...unnamedParts(children)];
  });
}

/** What the HTML of a page has against the standard. */
export async function htmlFaults(html: string): Promise<string[]> {
  const source = html.replace(EXPECT_LINK, '');
  const { results } = await checker.validateString(source);
  const messages = results.flatMap(({ messages }) => messages);
  const lines = source.split('\n');
  return [
    ...messages.map(({ ruleId, message, line, column }) => {
      const place = lines[line - 1]?.slice(Math.max(0, column - 80), column + 80);
      return `${ruleId}: ${message}, at ${place}`;
    }),
    ...unnamedParts(parser.parse(html).children),
  ];
}
