import { wcagContrast } from 'culori';
import { brandCss } from './brand-css';
import { paletteOf } from './palette';

const bright = ['#ffd400', '#00c2ff', '#9be15d', '#ffffff', '#000000', '#c2410c', '#3d3bff'];

describe('paletteOf', () => {
  it.each(bright)('keeps text readable with the accent %s', (accent) => {
    const { tokens } = paletteOf({ accent });
    expect(wcagContrast(tokens['ember-600']!, '#f4f5f3')).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(tokens['ember-500']!, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(tokens.glow!, '#1f242a')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(bright)('keeps dark backgrounds dark with the ground %s', (ground) => {
    const { tokens } = paletteOf({ ground, accent: '#0057b8' });
    for (const name of ['graphite-950', 'graphite-900', 'graphite-800', 'hero-3']) {
      expect(wcagContrast(tokens[name]!, '#b8c0c8')).toBeGreaterThanOrEqual(4.5);
    }
    expect(wcagContrast(tokens.glow!, tokens['graphite-800']!)).toBeGreaterThanOrEqual(4.5);
  });

  it('says which colours it changed', () => {
    expect(paletteOf({ accent: '#ffd400' }).changes).toEqual([
      expect.stringMatching(/^brand\.accent #ffd400 is less readable than 4\.5:1 and shown as #/),
    ]);
    expect(paletteOf({ accent: '#0057b8' }).changes).toEqual([]);
  });

  it('changes nothing without colours', () => {
    expect(paletteOf({})).toEqual({ tokens: {}, changes: [] });
  });
});

describe('brandCss', () => {
  const brand = {
    accent: undefined,
    ground: undefined,
    favicon: undefined,
    touchIcon: undefined,
    card: undefined,
  };

  it('is absent without colours and width', () => {
    expect(brandCss(undefined)).toBeUndefined();
    expect(brandCss({ ...brand, logoWidth: undefined })).toBeUndefined();
  });

  it('declares tokens in their layer', () => {
    expect(brandCss({ ...brand, logoWidth: 140 })).toBe('@layer tokens{:root{--logo-width:140px}}');
    expect(brandCss({ ...brand, logoWidth: undefined, accent: '#0057b8' })).toContain('--glow:#');
  });
});
