import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { FileInput } from './file-input';

type Props = {
  file?: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** Ends the request and returns to the first step. */
export function ResetForm({ file, onSubmit, children }: Props) {
  return (
    <form action="/api/certificate/reset" method="post" data-js onSubmit={onSubmit}>
      <FileInput file={file} />
      <Button type="submit" variant="text">
        {children}
      </Button>
    </form>
  );
}
