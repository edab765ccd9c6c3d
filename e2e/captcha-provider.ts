import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** Where the widget's script comes from. */
export const SCRIPT_URL = 'https://www.google.com/recaptcha/**';

/** The part of the provider's script that the widget uses: each token says when it was made. */
const script = `
  const widgets = [];
  window.grecaptcha = {
    render: (place, options) => widgets.push(options) - 1,
    reset: () => undefined,
    execute: (widget = 0) => widgets[widget].callback('human-' + Date.now()),
  };
  const ready = new URL(document.currentScript.src).searchParams.get('onload');
  document.currentScript.addEventListener('load', () => window[ready]());
`;

/** A captcha provider on loopback, as strict as the real one: two minutes, one use. */
export async function startCaptchaProvider() {
  const verified: string[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/recaptcha/api.js')) {
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const token = new URLSearchParams(body).get('response') ?? '';
      const success = token.startsWith('human-') && !verified.includes(token);
      verified.push(token);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    verifyUrl: `${origin}/recaptcha/api/siteverify`,
    /** The tokens that the content service had checked. */
    verified,
    /** Answers the browser in the provider's place. @returns the URLs that were asked for */
    async standIn(context: BrowserContext): Promise<string[]> {
      const asked: string[] = [];
      await context.route(SCRIPT_URL, async (route) => {
        const { pathname, search, href } = new URL(route.request().url());
        asked.push(href);
        await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
      });
      return asked;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
