import { screen, within } from '@testing-library/react';
import { show } from '@/testing/show';
import { ContactPanel } from './contact-panel';

const socialLinks = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ url: `https://${name}.example/` }));

const quote = { href: '/quote', name: 'Request a Quote', takesDrawings: true };

describe('ContactPanel', () => {
  test('says what it is for, and leads on to the form that takes drawings', () => {
    show(
      <ContactPanel socialLinks={[]} quoteLink={quote}>
        The form
      </ContactPanel>,
    );
    expect(screen.getByText(/^For questions, an order under way or a visit/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/quote');
  });

  test('links to the first four networks, named by host', () => {
    show(
      <ContactPanel socialLinks={socialLinks} quoteLink={quote}>
        The form
      </ContactPanel>,
    );
    const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      socialLinks.slice(0, 4).map(({ url }) => url),
    );
    expect(within(links[0]!).getByRole('img', { name: 'a.example' })).toBeVisible();
  });

  test('renders without any content', () => {
    show(
      <ContactPanel
        socialLinks={[]}
        quoteLink={{ href: '/contact', name: 'Contact Us', takesDrawings: false }}
      >
        The form
      </ContactPanel>,
    );
    expect(
      screen.getByRole('heading', { name: "Have something in mind? Let's talk." }),
    ).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument();
    expect(screen.queryByText(/drawing/)).not.toBeInTheDocument();
  });
});
