import stylelint from 'stylelint';

const inTierLayer = 'forgefront/module-in-tier-layer';

/** Each CSS module is one `@layer` of its tier (app/layers.css); only `composes` has to stand before it. */
const moduleInTierLayer = stylelint.createPlugin(inTierLayer, () => (root, result) => {
  const [, folder, file] =
    /components\/(\w+)\/.*?([^/]+)\.module\.css$/.exec(root.source?.input.file ?? '') ?? [];
  if (!folder) return;
  const tier =
    file === 'shared' ? 'shared' : ['ui', 'layout'].includes(folder) ? folder : 'sections';
  root.each((node) => {
    const isComposes = node.type === 'rule' && node.every((child) => child.prop === 'composes');
    const isLayer = node.type === 'atrule' && node.name === 'layer' && node.params === tier;
    if (node.type !== 'comment' && !isComposes && !isLayer)
      stylelint.utils.report({
        node,
        result,
        ruleName: inTierLayer,
        message: `Put it into @layer ${tier}.`,
      });
  });
});

/** A line runs from right to left in some languages: sides are those of the line, not of the screen. */
const side = '(left|right)';
const part = String.raw`(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
const startUnlikeEnd = new RegExp(`^${part} (${part}) ${part} (?!\\1$)${part}$`);
const physicalValues = {
  '/^(text-align|float|clear|caption-side|position-area|(transform|perspective)-origin)$/': [
    new RegExp(`\\b${side}\\b`),
  ],
  '/^(background|mask|border-image|object-position)/': [new RegExp(`\\b${side}\\b`)],
  '/^(margin|padding|inset|border-width|border-color|border-style|scroll-(margin|padding))$/': [
    startUnlikeEnd,
  ],
  'border-radius': [/\s/],
  'clip-path': [/^inset\(\S+ \S+ \S+ \S+\)$/],
  // Moves along the line need the token; `0` moves across it.
  translate: [/^(?!0\b|none$|.*var\(--direction\))/],
  transform: [/translate(X|3d)?\((?!.*var\(--direction\))/],
};

/** Colours are declared in app/tokens.css; those of hot steel, which few pages show, beside its stations. */
const config = {
  extends: ['stylelint-config-standard', 'stylelint-config-css-modules'],
  plugins: [moduleInTierLayer],
  ignoreFiles: ['.next/**', 'node_modules/**', 'data/**', 'test-results/**', 'cms/**'],
  rules: {
    [inTierLayer]: true,
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Class names are camelCase.' }],
    // Chromium knows no other name for it.
    'declaration-property-value-no-unknown': [
      true,
      { ignoreProperties: { 'text-align': ['-webkit-match-parent'] } },
    ],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'property-disallowed-list': [
      [
        /^(top|right|bottom|left)$/,
        /^(margin|padding|border|inset|scroll-margin|scroll-padding)-(top|right|bottom|left)/,
        /^border-(top|bottom)-(left|right)-radius$/,
      ],
      { message: 'Use the logical property: lines run from right to left in some languages.' },
    ],
    'declaration-property-value-disallowed-list': [
      physicalValues,
      { message: 'Use a logical value, or --start, --end and --direction of app/tokens.css.' },
    ],
    'unit-disallowed-list': [
      ['ch'],
      {
        message: "Safari takes it from the typeface's second file, which may not be there: use em.",
      },
    ],
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'value-keyword-case': ['lower', { ignoreProperties: ['composes'] }],
    'layer-name-pattern': '^(tokens|base|shared|ui|layout|sections|overrides)$',
    'media-feature-range-notation': 'context',
    // The breakpoints, listed in app/tokens.css
    'media-feature-name-value-allowed-list': {
      // In em what has to fit in one line, also with the large type that a visitor has set.
      width: [/^(360|425|575|768|992|1200|1440|1680)px$/, /^(15|22\.5|35\.9375|48|75|90)em$/],
    },
    'at-rule-no-unknown': [true, { ignoreAtRules: ['view-transition', 'position-try'] }],
  },
  overrides: [
    {
      files: ['app/tokens.css', 'components/services/stations/heat.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};

export default config;
