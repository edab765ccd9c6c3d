import { MARK_STORED_CART } from '@/lib/features/cart/mark-stored-cart';
import { startScripts } from '../next/start-script';
import { sheetsOf } from './build-sheets';
import { contentSecurityPolicy, policyOptions } from './content-security-policy';
import { deferScripts } from './deferred-scripts';
import { inlineStyles } from './inlined-styles';
import { preloadFonts } from './preloaded-fonts';
import { withoutTransitionMarks } from './transition-marks';

/** Set by bin/build.ts. */
declare const SCRIPT_LOADER: string;

/** Of the build that runs. */
const DIST = '.next';

/**
 * Makes what is sent of a page that Next.js has rendered: its style sheets stand in it, and its scripts wait.
 * @param atOnce whether they do not wait for an interaction
 */
export function finishPage(rendered: Buffer, { atOnce = false } = {}): Buffer {
  // One character a byte: every pattern is ASCII, and texts in UTF-8 pass as they are.
  const html = withoutTransitionMarks(rendered.toString('latin1'));
  const styled = preloadFonts(inlineStyles(html, sheetsOf(DIST)));
  return Buffer.from(deferScripts(styled, SCRIPT_LOADER, { atOnce }), 'latin1');
}

let inlineScripts: readonly string[] | undefined;

/** @param framedBy an origin that may show the page in a frame */
export function pagePolicy(framedBy?: string): string {
  inlineScripts ??= [SCRIPT_LOADER, MARK_STORED_CART, ...startScripts(DIST)];
  return contentSecurityPolicy(inlineScripts, { ...policyOptions(), framedBy });
}
