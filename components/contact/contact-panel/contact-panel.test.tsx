import { screen, within } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { ContactPanel } from './contact-panel';

const socialLinks = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ url: `https://${name}.example/` }));

describe('ContactPanel', () => {
  test('links to the first four networks, named by host', () => {
    show(<ContactPanel socialLinks={socialLinks}>The form</ContactPanel>);
    const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      socialLinks.slice(0, 4).map(({ url }) => url),
    );
    expect(within(links[0]!).getByRole('img', { name: 'a.example' })).toBeVisible();
  });

  test('renders without any content', () => {
    show(<ContactPanel socialLinks={[]}>The form</ContactPanel>);
    expect(
      screen.getByRole('heading', { name: "Have something in mind? Let's talk." }),
    ).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument();
  });
});
