import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';

type Props = { onSubmit: (event: SubmitEvent<HTMLFormElement>) => void; children: ReactNode };

/** Ends the request and returns to the first step. */
export function ResetForm({ onSubmit, children }: Props) {
  return (
    <form action="/api/certificate/reset" method="post" data-js onSubmit={onSubmit}>
      <Button type="submit" variant="text">
        {children}
      </Button>
    </form>
  );
}
