import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

/** Colours of app/tokens.css that text of the accent stands on, and the default of each token below. */
const PAPER = '#f4f5f3';
const WHITE = '#ffffff';
const QUIET_ON_DARK = '#b8c0c8';
const MIN_CONTRAST = 4.5;
const STEP = 0.01;

/** Dark backgrounds stay dark and nearly grey, so that text on them is readable. */
const DARKEST_GROUND = 0.24;
const GROUND_CHROMA = 0.04;

export type Palette = {
  /** Of a custom property, without `--`. */
  tokens: Record<string, string>;
  hoverOnDark?: string;
  /** Sentences about colours that were changed to keep text readable. */
  changes: string[];
};

const shifted = (colour: string, lightness: number): string => {
  const { l = 0, c = 0, h } = oklch(colour) ?? {};
  const moved = Math.min(0.98, Math.max(0.02, l + lightness));
  return formatHex(clampChroma({ mode: 'oklch', l: moved, c, h }, 'oklch'));
};

/** The colour itself, or the nearest darker (or lighter) one that is readable on all backgrounds. */
function readable(colour: string, backgrounds: string[], direction: 1 | -1): string {
  const isReadable = (candidate: string) =>
    backgrounds.every((background) => wcagContrast(candidate, background) >= MIN_CONTRAST);
  for (let shift = 0; shift <= 1; shift += STEP) {
    const candidate = shifted(colour, direction * shift);
    if (isReadable(candidate)) return candidate;
  }
  return direction === 1 ? WHITE : '#000000';
}

function groundTokens(ground: string): Record<string, string> {
  const { l = 0, c = 0, h } = oklch(ground) ?? {};
  const dark = Math.min(l, DARKEST_GROUND);
  const at = (lightness: number) =>
    readable(
      formatHex({ mode: 'oklch', l: Math.max(0.05, lightness), c: Math.min(c, GROUND_CHROMA), h }),
      [QUIET_ON_DARK],
      -1,
    );
  return {
    'graphite-950': at(dark - 0.05),
    'graphite-900': at(dark),
    'graphite-800': at(dark + 0.05),
    'graphite-700': at(dark + 0.1),
    'hero-1': at(dark - 0.05),
    'hero-2': at(dark + 0.04),
    'hero-3': at(dark + 0.01),
  };
}

/**
 * The tokens that follow a company's two colours, each hexadecimal with six digits. What would be less
 * readable than 4.5:1 is darkened, or lightened on dark backgrounds.
 */
export function paletteOf({ accent, ground }: { accent?: string; ground?: string }): Palette {
  const changes: string[] = [];
  const dark = ground ? groundTokens(ground) : {};
  if (ground && dark['graphite-900'] !== ground.toLowerCase()) {
    changes.push(`brand.ground ${ground} is shown as ${dark['graphite-900']}`);
  }
  if (!accent) return { tokens: dark, changes };
  const onDark = ['graphite-950', 'graphite-900', 'graphite-800'].map(
    (name, index) => dark[name] ?? ['#0e1013', '#15181c', '#1f242a'][index]!,
  );
  const text = readable(accent, [PAPER, WHITE], -1);
  const action = readable(accent, [WHITE], -1);
  const glow = readable(accent, onDark, 1);
  if (action !== accent.toLowerCase()) {
    changes.push(`brand.accent ${accent} is less readable than 4.5:1 and shown as ${action}`);
  }
  return {
    tokens: {
      ...dark,
      'ember-600': text,
      'ember-500': action,
      glow,
      'action-hover': shifted(action, -0.06),
    },
    hoverOnDark: shifted(glow, 0.06),
    changes,
  };
}
