import { render, screen } from '@testing-library/react';
import { WhyChooseUs } from './why-choose-us';

const reasons = [
  { title: 'Traceable', text: 'To the melt.', image: { src: '/media/host/bar.jpg', alt: 'Bars' } },
  { title: 'On time' },
];

describe('WhyChooseUs', () => {
  test("shows the content's heading and each reason", () => {
    render(<WhyChooseUs heading={{ title: 'Why buyers stay' }} reasons={reasons} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Why buyers stay' })).toBeVisible();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((reason) => reason.textContent),
    ).toEqual(['Traceable', 'On time']);
    expect(screen.getByAltText('Bars')).toBeInTheDocument();
  });

  test('has a default heading', () => {
    render(<WhyChooseUs heading={undefined} reasons={reasons} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Why Choose Us' })).toBeVisible();
  });

  test('renders nothing without reasons', () => {
    const { container } = render(<WhyChooseUs heading={undefined} reasons={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
