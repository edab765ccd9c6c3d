import { heightOf, inner, page, type Pen, type TextStyle } from './pen';

/** Where the text of a page begins, below its head. */
export const TOP = page.margin + 40;

export const ink = { text: '#15181c', quiet: '#5b656f', line: '#d9dee2' };

export const big = (size: number): TextStyle => ({ style: 'display', size, colour: ink.text });
export const small = (size: number, colour = ink.text): TextStyle => ({ size, colour });

export const across = { start: page.margin, width: inner };

/** Where the next line stands, and where the page ends. */
export type Flow = { pen: Pen; y: number; bottom: number; nextPage(): void };

/** Goes on over the next page where one is full. */
export function write(flow: Flow, text: string, width: number, style: TextStyle) {
  for (const line of flow.pen.lines(text, style, width)) {
    if (flow.y + heightOf([line], style) > flow.bottom) flow.nextPage();
    flow.y = flow.pen.write([line], flow.y, { start: page.margin, width }, style);
  }
}
