'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether scripts answer: false on the server and in the first render in the browser. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
