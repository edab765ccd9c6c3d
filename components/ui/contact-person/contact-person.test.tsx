import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { ContactPerson } from './contact-person';

const contact = {
  id: 1,
  name: 'Owen Trevask',
  position: 'Die design',
  picture: undefined,
  phone: { text: '+44 114 496 0191', href: 'tel:+441144960191' },
  email: { text: 'owen@forge.example', href: 'mailto:owen@forge.example' },
};

describe('ContactPerson', () => {
  it('names the person with the ways to reach them', () => {
    const page = show(<ContactPerson contact={contact} />);
    expect(page).toHaveTextContent('Your contact');
    expect(page).toHaveTextContent('Owen Trevask');
    expect(page).toHaveTextContent('Die design');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+441144960191',
      'mailto:owen@forge.example',
    ]);
    expect(page.querySelector('svg')).toBeVisible();
  });

  it('shows the picture of a person who has one', () => {
    const picture = { src: '/media/a/owen.jpg', alt: 'Owen' };
    const page = show(<ContactPerson contact={{ ...contact, picture }} />);
    expect(page.querySelector('img')).toHaveAttribute('src', expect.stringContaining('owen.jpg'));
  });

  it('is nothing where there is nobody', () => {
    expect(show(<ContactPerson />)).toBeEmptyDOMElement();
  });
});
