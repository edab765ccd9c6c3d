/** Tokens only: colours are declared in app/tokens.css and nowhere else. */
const config = {
  extends: ['stylelint-config-standard', 'stylelint-config-css-modules'],
  ignoreFiles: ['.next/**', 'node_modules/**', 'data/**', 'test-results/**'],
  rules: {
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Class names are camelCase.' }],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
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
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': { width: [/^(360|425|575|768|992|1200|1440)px$/] },
    'layer-name-pattern': '^(tokens|base|text|ui|layout|sections|overrides)$',
    'at-rule-no-unknown': [true, { ignoreAtRules: ['view-transition', 'position-try'] }],
  },
  overrides: [
    {
      files: ['app/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};

export default config;
