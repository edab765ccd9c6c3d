/** What `/api/health?ready` answers. */
export type Health = {
  status: string;
  checks: {
    content: {
      status: string;
      endpoints: { endpoint: string; age: number | null; lastError: { reason: string } | null }[];
    };
    cache: { status: string };
    redis?: { status: string };
    enquiries?: { status: string };
    mail?: { status: string };
  };
};
