import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { contact } from '@/words/en/contact';
import { EnquiryResult } from './enquiry-result';

const form = <form aria-label="Enquiry" />;

describe('EnquiryResult', () => {
  test('shows no form after success', () => {
    show(<EnquiryResult outcome="sent">{form}</EnquiryResult>);
    expect(screen.getByText(contact.sent)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  test.each([
    ['refused', /still has your words/],
    ['none', /No message was sent/],
  ] as const)('%s: shows the message and the form', (outcome, sentence) => {
    show(<EnquiryResult outcome={outcome}>{form}</EnquiryResult>);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
  });
});
