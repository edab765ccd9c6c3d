import type { FieldErrors } from '@/lib/platform/http/http-error';
import { QUOTES_PATH, UPLOAD_MS } from '@/contract/upload-limits';

export type UploadReply = { status: number; message?: string; errors: FieldErrors };

type Options = {
  /** 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** By XMLHttpRequest: fetch does not say how much is sent. @throws where no answer arrives */
export function uploadQuote(form: FormData, { onProgress, signal }: Options): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('no answer'));
    request.open('POST', QUOTES_PATH);
    request.setRequestHeader('accept', 'application/json');
    request.timeout = UPLOAD_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(replyOf(request));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function replyOf({ status, responseText }: XMLHttpRequest): UploadReply {
  try {
    const { message, errors } = JSON.parse(responseText) as Partial<UploadReply>;
    return { status, message, errors: errors ?? {} };
  } catch {
    return { status, errors: {} };
  }
}
