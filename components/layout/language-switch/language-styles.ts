/** Stand in pages that have a list of languages: as a style sheet they would weigh on every page of a site in one. */
export const languageStyles = `@layer layout {
.language-button { display: inline-flex; gap: var(--space-1); align-items: center; min-block-size: var(--target); white-space: nowrap }
.language-list { inset: 0; margin: auto }
@supports (position-area: block-end) { .language-list { inset: auto; position-area: block-end; position-try: flip-block; margin: var(--space-2) } }
.language-list::backdrop { background: var(--scrim) }
.language-list:has(li:nth-child(7)) { columns: 2 }
.language-list :is(a, span) { display: grid; align-items: center; min-block-size: var(--target); min-inline-size: 8rem; text-decoration: none }
.language-list :is(a:hover, [aria-current]), .language-button:hover { color: var(--accent) }
.language-line { position: fixed; inset: auto 0 0; z-index: var(--z-float); display: flex; gap: var(--space-3); align-items: center; justify-content: center; block-size: var(--floor); padding-inline: var(--gutter); background: var(--graphite-900); font-size: var(--size-small); line-height: 1.3; color: var(--text) }
.language-line[hidden] { display: none }
.language-line a { display: grid; align-items: center; block-size: 100% }
:root:has(.language-line:not([hidden])) { --floor: 3rem; scroll-padding-block-end: calc(var(--floor) + var(--space-3)) }
:root:has(.language-line:not([hidden])) body { padding-block-end: var(--floor) }
}`;
