import type { IncomingHttpHeaders } from 'node:http';

/** A request. */
export type Ask = {
  readonly method: string;
  readonly path: string;
  /** With its question mark; '' for none. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Answers requests of visitors. */
export type Answerer = (ask: Ask) => Answer | Promise<Answer>;
