import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { CaseStudySlider } from './case-study-slider';

const study = (id: number, title?: string) => ({
  id,
  title,
  text: title && `${title} in two sentences.`,
  picture: { src: `/media/host/${id}.jpg`, alt: `Picture ${id}` },
});

describe('CaseStudySlider', () => {
  test('has a slide for each study', () => {
    show(<CaseStudySlider title="Cases" caseStudies={[study(1, 'Nodes'), study(2, 'Pins')]} />);
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Nodes', 'Pins']);
    expect(screen.getByText('Pins in two sentences.')).toBeInTheDocument();
  });

  test('shows a study that has only a picture', () => {
    show(<CaseStudySlider title="Cases" caseStudies={[study(1)]} />);
    expect(screen.getByAltText('Picture 1')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  test('renders nothing without studies', () => {
    expect(show(<CaseStudySlider title="Cases" caseStudies={[]} />)).toBeEmptyDOMElement();
  });
});
