import { MARK_STORED_CART } from '@/lib/features/cart/mark-stored-cart';
import { startScripts } from '../next/start-script';
import { sheetsOf } from './build-sheets';
import { contentSecurityPolicy, policyOptions } from './content-security-policy';
import { deferScripts } from './deferred-scripts';
import { withForeignWords } from './foreign-words';
import { inlinedSheets, inlineStyles } from './inlined-styles';
import { pageDataIn } from './page-data';
import { preloadFonts } from './preloaded-fonts';
import { withoutUnusedLetters } from './used-letters';
import { withoutTransitionMarks } from './transition-marks';

/** Set by bin/build.ts. */
declare const SCRIPT_LOADER: string;

/** Of the build that runs. */
const DIST = '.next';

type Options = {
  /** Whether its scripts do not wait for an interaction. */
  atOnce?: boolean;
  /** Where what its scripts need stands apart, and is fetched with them; without it that stays in the page. */
  dataAt?: string;
};

/**
 * Makes what is sent of a page that Next.js has rendered: its style sheets stand in it, and its scripts wait.
 * @returns the page, and what stands apart of it
 */
export function finishPage(
  rendered: Buffer,
  { atOnce = false, dataAt }: Options = {},
): { page: Buffer; data?: Buffer } {
  // One character a byte: every pattern is ASCII, and texts in UTF-8 pass as they are.
  const html = withForeignWords(withoutTransitionMarks(rendered.toString('latin1')));
  const styled = preloadFonts(withoutUnusedLetters(inlineStyles(html, sheetsOf(DIST))));
  const data = dataAt === undefined || atOnce ? undefined : pageDataIn(styled);
  const light = data ? styled.replace(inlinedSheets(), '<style>') : styled;
  const page = deferScripts(light, SCRIPT_LOADER, { atOnce, dataAt: data && dataAt });
  return { page: Buffer.from(page, 'latin1'), data };
}

let inlineScripts: readonly string[] | undefined;

/** @param framedBy an origin that may show the page in a frame */
export function pagePolicy(framedBy?: string): string {
  inlineScripts ??= [SCRIPT_LOADER, MARK_STORED_CART, ...startScripts(DIST)];
  return contentSecurityPolicy(inlineScripts, { ...policyOptions(), framedBy });
}
