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
      text="For rail and wind."
      services={list}
      quoteLink={quoteLink}
      facts={[{ name: 'Weight', value: '1 200 kg' }]}
    />,
  );

const quoteLink = { href: '/quote', name: 'Request a Quote', takesDrawings: true };

describe('Hero', () => {
  test('says in one heading what is made, and below it for whom; slides have captions', () => {
    showHero();
    expect(screen.getAllByRole('heading')).toEqual([
      screen.getByRole('heading', { level: 1, name: 'Forgings, inspected' }),
    ]);
    expect(screen.getByText('For rail and wind.')).toBeVisible();
    for (const { title } of services) expect(screen.getByText(title)).toBeInTheDocument();
  });

  test('leads somewhere where there are no services', () => {
    showHero([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/quote');
  });

  test('says in a caption the name of the service and its claim', () => {
    const claimed = { ...services[1]!, claim: '1,600 mm, no seam' };
    show(<Hero title="Forgings" services={[claimed]} facts={[]} quoteLink={quoteLink} />);
    expect(screen.getByText('Rolling').parentElement).toHaveTextContent(
      'Rolling 1,600 mm, no seam',
    );
  });

  test('shows no slide without a picture, and no slides where none has one', () => {
    showHero([services[0]!, service('Drawing')]);
    expect(screen.getAllByRole('group', { name: /of 1/ })).toHaveLength(1);
    showHero([service('Drawing')]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Our Services' })).toBeVisible();
  });

  test('leads to the services unless they are hidden', () => {
    const link = () => screen.queryByRole('link', { name: 'Our Services' });
    showHero();
    expect(link()).toHaveAttribute('href', '/service');
    show(
      <Hero
        title="Forgings"
        services={services}
        facts={[]}
        quoteLink={quoteLink}
        hasServices={false}
      />,
    );
    expect(link()).not.toBeInTheDocument();
  });

  test('cycles through three backgrounds', () => {
    showHero();
    const backgrounds = services
      .map(({ title }) =>
        screen.getByText(title).closest<HTMLElement>('[style*="--slide-background"]'),
      )
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
