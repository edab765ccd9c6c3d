import { render, screen } from '@testing-library/react';
import { Field, SelectField, TextAreaField } from './field';

describe('Field', () => {
  test('ties label, hint and error to the control', () => {
    render(
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="We answer here."
        error="Write the address in full."
      />,
    );
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Write the address in full. We answer here.');
    expect(control).toHaveAttribute('autocomplete', 'email');
    expect(control).toHaveAttribute('type', 'email');
  });

  test('has no description and is valid without an error', () => {
    render(<TextAreaField label="Message" name="message" />);
    const control = screen.getByRole('textbox', { name: 'Message' });
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
  });

  test('offers the options of a select', () => {
    render(
      <SelectField
        label="Subject"
        name="subject"
        options={[
          { value: 'road', label: 'Road & Highway' },
          { value: 'architecture', label: 'Architecture' },
        ]}
      />,
    );
    expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveValue('road');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});
