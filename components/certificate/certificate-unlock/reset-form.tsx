import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { HiddenFields, type Subject } from './hidden-fields';

type Props = {
  subject: Subject;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** Ends the request and returns to the first step. */
export function ResetForm({ subject, onSubmit, children }: Props) {
  return (
    <form action="/api/certificate/reset" method="post" data-js onSubmit={onSubmit}>
      <HiddenFields {...subject} />
      <Button type="submit" variant="text">
        {children}
      </Button>
    </form>
  );
}
