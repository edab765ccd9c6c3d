import { existsSync } from 'node:fs';
import type { Picture } from '@/lib/content/fields';
import { banners } from './banners';
import { constructionAbout, constructionBanner, constructionFilm } from './construction-home';
import { faqLists } from './faq';
import { industries } from './industries';
import { industrialAbout, industrialSlides } from './industrial-home';
import { samplePosts } from './posts';
import { sampleProducts } from './products';
import { projects } from './projects';
import { reviews } from './reviews';
import { counters, skills } from './skills';
import { team } from './team';
import { timeline } from './timeline';

describe('demo data', () => {
  test('has the counts of the specification', () => {
    expect(team.map((member) => member.position)).toEqual(Array(5).fill('Senior Engineer'));
    expect(faqLists.map((list) => list.entries.length)).toEqual([5, 5, 5]);
    expect(reviews.map((review) => review.rating)).toEqual([5, 4.5, 4, 3]);
    expect(skills.map((skill) => skill.percent)).toEqual([80, 90, 70]);
    expect(counters.map(({ end }) => end)).toEqual(['25+', '69+']);
    expect(timeline).toHaveLength(3);
    expect(projects).toHaveLength(4);
    expect(industries).toHaveLength(5);
    expect(industrialSlides).toHaveLength(3);
    expect(sampleProducts).toHaveLength(7);
  });

  const pictures: Picture[] = [
    ...Object.values(banners),
    ...[...projects, ...industries, ...industrialSlides].map(({ picture }) => picture),
    constructionBanner.picture,
    constructionAbout.image,
    constructionFilm.picture,
    industrialAbout.image,
  ];

  test('has a file for each portrait', () => {
    const portraits = pictures.flatMap(({ portrait }) => portrait ?? []);
    expect(portraits).toHaveLength(3);
    expect(portraits.filter((src) => !existsSync(`public${src}`))).toEqual([]);
  });

  test('has its own picture file for each sample', () => {
    const samples = [...samplePosts, ...sampleProducts];
    const drawings = samples.flatMap(({ picture }) => picture?.src ?? []);
    expect(new Set(drawings).size).toBe(samples.length);
    expect(drawings.filter((src) => !existsSync(`public${src}`))).toEqual([]);
  });

  test.each(pictures)('$src is a file of the site', ({ src }) => {
    expect(existsSync(`public${src}`)).toBe(true);
  });
});
