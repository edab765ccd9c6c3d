import { existsSync } from 'node:fs';
import { DEFAULT_REGION } from '@/contract/formats/region';
import * as samples from '@/lib/content/schemas/samples/samples';
import { audienceOf } from '@/lib/content/store/views';
import { hostEndpoints } from './host-endpoints';
import type { ListEndpoint, RecordEndpoint } from './endpoint-types';
import { sampleList as samplesOf, sampleRecord } from './samples';

const audience = audienceOf(DEFAULT_REGION);

/** The samples of a list as pages get them. */
async function sampleList<T extends object, View>(endpoint: ListEndpoint<T, View>) {
  return (await samplesOf(endpoint)).map((item) => endpoint.view(item, audience));
}

const endpoints = Object.values(hostEndpoints) as (ListEndpoint | RecordEndpoint)[];

/** Every sample, as pages get it. */
const allSamples = () =>
  Promise.all(
    endpoints.map((endpoint) =>
      endpoint.shape === 'list' ? sampleList(endpoint) : sampleRecord(endpoint),
    ),
  );

describe('the samples', () => {
  test('have the counts and figures of the specification', async () => {
    const team = await sampleList(hostEndpoints.team);
    expect(team.map(({ position }) => position)).toEqual(Array(5).fill('Senior Engineer'));
    expect(team.filter(({ picture }) => picture?.alt)).toHaveLength(5);
    expect(team[0]?.skills.map(({ percent }) => percent)).toEqual([90, 98, 90, 98]);
    const faq = await sampleList(hostEndpoints.faq);
    expect(faq.map(({ entries }) => entries.length)).toEqual([5, 5, 5]);
    const reviews = await sampleList(hostEndpoints.reviews);
    expect(reviews.map(({ rating }) => rating)).toEqual([5, 4.5, 4, 3]);
    expect(reviews.filter(({ picture }) => picture)).toHaveLength(4);
    const skills = await sampleList(hostEndpoints.skills);
    expect(skills.map(({ percent }) => percent)).toEqual([80, 90, 70]);
    const figures = await sampleList(hostEndpoints.figures);
    expect(figures.map(({ end }) => end)).toEqual(['25+', '69+']);
    expect(await sampleList(hostEndpoints.timeline)).toHaveLength(3);
    expect(await sampleList(hostEndpoints.industries)).toHaveLength(5);
    expect(await sampleList(hostEndpoints.products)).toMatchObject([
      { title: 'Power generator', price: 1099, discountPrice: 999 },
      { title: 'Cordless drill', price: 259, discountPrice: 199 },
      ...Array(5).fill({ price: expect.any(Number), discountPrice: expect.any(Number) }),
    ]);
    for (const { price, discount_price } of samples.products)
      expect([typeof price, typeof discount_price]).toEqual(['string', 'string']);
    const buildings = sampleRecord(hostEndpoints.constructionHome)?.buildings;
    expect(buildings?.map(({ title }) => title)).toEqual([
      'Commercial',
      'Residential',
      'Multipurpose',
      'Hotel or resort',
    ]);
    expect(sampleRecord(hostEndpoints.industrialHome)?.slides).toHaveLength(3);
    const categories = await sampleList(hostEndpoints.blogCategories);
    expect(categories.map(({ title }) => title)).toEqual([
      'Business',
      'Job Market',
      'Marketing',
      'News',
      'Social Media',
      'Trends',
      'Writing',
    ]);
  });

  test('name files that the site has', async () => {
    const files = JSON.stringify(await allSamples()).match(/\/pictures\/[^"]+/g) ?? [];
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });

  test('are posts and products with ids and pictures of their own', async () => {
    for (const items of [
      await sampleList(hostEndpoints.posts),
      await sampleList(hostEndpoints.products),
    ]) {
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      expect(new Set(items.map(({ picture }) => picture?.src)).size).toBe(items.length);
    }
  });

  test('have the newest post first, and one in each category', async () => {
    const posts = await sampleList(hostEndpoints.posts);
    const dates = posts.map(({ date }) => date!);
    expect(dates).toEqual([...dates].sort().reverse());
    const categories = await sampleList(hostEndpoints.blogCategories);
    expect(new Set(posts.flatMap((post) => post.categories))).toEqual(
      new Set(categories.map(({ title }) => title)),
    );
  });

  test('have posts written by the people of their team, each by one of them', async () => {
    const posts = await sampleList(hostEndpoints.posts);
    const team = await sampleList(hostEndpoints.team);
    expect(new Set(posts.map(({ author }) => author))).toEqual(
      new Set(team.map(({ name }) => name)),
    );
  });

  test('are complete: no item is left out', async () => {
    for (const endpoint of endpoints) {
      if (endpoint.shape !== 'list') continue;
      expect(await sampleList(endpoint)).toHaveLength(endpoint.sample?.length ?? 0);
    }
  });

  test('name no trade, no place and no way to reach invented people', async () => {
    const texts = JSON.stringify(await allSamples()).replace(/\/pictures\/[^"]+/g, '');
    expect(texts).not.toMatch(
      /hammerscale|rivermill|forg(e|ing|ed)\b|steel|furnace|\bdies?\b|\bEN \d|mailto:|tel:|@/i,
    );
  });
});
