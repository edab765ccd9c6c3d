import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { CaseStudySlider } from './case-study-slider';

const study = (id: number, title?: string) => ({
  id,
  title,
  text: title && `${title} in two sentences.`,
  picture: { src: `/media/host/${id}.jpg`, alt: `Picture ${id}` },
});

test('a slide for each study', () => {
  show(<CaseStudySlider caseStudies={[study(1, 'Nodes'), study(2, 'Pins')]} />);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['Nodes', 'Pins']);
  expect(screen.getByText('Pins in two sentences.')).toBeInTheDocument();
});

test('a study may be its picture alone', () => {
  show(<CaseStudySlider caseStudies={[study(1)]} />);
  expect(screen.getByAltText('Picture 1')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

test('without studies there is no section', () => {
  expect(show(<CaseStudySlider caseStudies={[]} />)).toBeEmptyDOMElement();
});
