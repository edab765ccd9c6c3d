import { screen, within } from '@testing-library/react';
import { show } from '@/testing/show';
import { Hero } from './hero';

const service = (title: string, picture?: { src: string; alt: string }) => ({
  id: undefined,
  title,
  picture,
  summary: `${title} in one line`,
});

const services = ['Forging', 'Rolling', 'Machining', 'Testing'].map((title) =>
  service(title, { src: `/media/host/${title}.jpg`, alt: `${title} at work` }),
);

const showHero = (list = services) =>
  show(
    <Hero
      title="Forgings, inspected"
      services={list}
      wayIn={wayIn}
      facts={[{ name: 'Weight', value: '1 200 kg' }]}
    />,
  );

const wayIn = { href: '/quote', name: 'Request a Quote', takesDrawings: true };

describe('Hero', () => {
  test('has one h1 and an h2 for each service', () => {
    showHero();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgings, inspected');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(services.map(({ title }) => title));
  });

  test('leads somewhere where there are no services', () => {
    showHero([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/quote');
  });

  test('shows a claim with the name of its service, in place of the summary', () => {
    const claimed = { ...service('Rolling'), claim: '1,600 mm, no seam' };
    show(
      <Hero title="Forgings" services={[claimed, service('Forging')]} facts={[]} wayIn={wayIn} />,
    );
    expect(screen.getByRole('heading', { name: 'Rolling 1,600\u00a0mm, no seam' })).toBeVisible();
    expect(screen.queryByText('Rolling in one line')).not.toBeInTheDocument();
    expect(screen.getByText('Forging in one line')).toBeVisible();
  });

  test('leads to the services unless they are hidden', () => {
    const link = () => screen.queryByRole('link', { name: 'Our Services' });
    showHero();
    expect(link()).toHaveAttribute('href', '/service');
    show(
      <Hero title="Forgings" services={services} facts={[]} wayIn={wayIn} hasServices={false} />,
    );
    expect(link()).not.toBeInTheDocument();
  });

  test('cycles through three backgrounds', () => {
    showHero();
    const backgrounds = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.closest<HTMLElement>('[style*="--slide-background"]'))
      .map((slide) => slide?.style.getPropertyValue('--slide-background'));
    expect(backgrounds).toEqual([
      'var(--hero-1)',
      'var(--hero-2)',
      'var(--hero-3)',
      'var(--hero-1)',
    ]);
  });

  test('loads only the first picture eagerly', () => {
    showHero();
    const [first, ...others] = screen.getAllByRole('img');
    expect(first).toHaveAttribute('loading', 'eager');
    others.forEach((picture) => expect(picture).toHaveAttribute('loading', 'lazy'));
  });

  test('has two actions, shared by all slides', () => {
    showHero();
    expect(screen.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/quote');
    expect(screen.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/service');
  });

  test('shows heading and facts without services', () => {
    showHero([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(within(screen.getByText('Weight').parentElement!).getByText('1 200 kg')).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
