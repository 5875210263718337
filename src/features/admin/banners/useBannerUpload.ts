import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { activateBanner } from '#data/banners/write.ts';
import { DataError } from '#data/http/DataError.ts';
import { afterBannerWrite } from '#data/staffQueries.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { bannerToast } from './bannerToast.ts';
import type { ChosenFile } from './chosenFile.ts';
import { storeBanner } from './storeBanner.ts';
import type { ChosenFiles } from './useChosenFiles.ts';
import { useUploadReason } from './useUploadReason.ts';

/** A file of a batch that did not become a banner. */
type FailedFile = { readonly name: string; readonly reason: string };

/** What stays to be read when something of a batch failed. */
export type UploadResult = {
  readonly tone: 'warning' | 'error';
  readonly text: string;
  readonly failed: readonly FailedFile[];
};

/** The upload of a batch. */
export type BannerUploading = {
  readonly isBusy: boolean;
  /** Of the last batch; `null`: it went well, or there was none. */
  readonly result: UploadResult | null;
  readonly start: (layout: BannerLayout) => void;
  /** What was said of the last batch holds no longer. */
  readonly forgetResult: () => void;
};

/** Uploads what was chosen, one file after the other: their order is that of the home page. */
export function useBannerUpload({ files, change, takeOut }: ChosenFiles): BannerUploading {
  const t = useStaffText('banners');
  const reasonOf = useUploadReason();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<UploadResult | null>(null);
  const running = useRef<AbortController | null>(null);
  const lastTimeMs = useRef(0);

  useEffect(() => () => running.current?.abort(), []);

  /** No two files of a folder may be given the same. */
  function nextTimeMs(): number {
    lastTimeMs.current = Math.max(Date.now(), lastTimeMs.current + 1);
    return lastTimeMs.current;
  }

  async function uploadOne(
    { id, file, stored }: ChosenFile,
    layout: BannerLayout,
    signal: AbortSignal,
  ): Promise<void> {
    let kept = stored;
    if (kept === null) {
      change(id, { step: { name: 'compressing', percent: 0 } });
      const path = await storeBanner(file, layout, nextTimeMs(), {
        onProgress: (percent) => {
          if (!signal.aborted) change(id, { step: { name: 'compressing', percent } });
        },
        onCompressed: () => change(id, { step: { name: 'sending' } }),
        signal,
      });
      kept = { path, layout };
      change(id, { stored: kept });
    }
    change(id, { step: { name: 'activating' } });
    try {
      await activateBanner(kept.path, kept.layout);
    } catch (error) {
      throw new NotActivated(error);
    }
  }

  function failureOf(error: unknown): string {
    return error instanceof NotActivated
      ? t('failed.notActivated', { reason: reasonOf(error.cause) })
      : reasonOf(error);
  }

  async function uploadAll(layout: BannerLayout, signal: AbortSignal): Promise<void> {
    const done: number[] = [];
    const failed: FailedFile[] = [];
    const fail = ({ id, file }: ChosenFile, reason: string) => {
      failed.push({ name: file.name, reason });
      change(id, { step: { name: 'failed', reason } });
    };
    let isSignedOut = false;
    for (const chosen of files) {
      if (isSignedOut) {
        fail(chosen, t('signIn.upload'));
        continue;
      }
      try {
        await uploadOne(chosen, layout, signal);
        done.push(chosen.id);
        takeOut([chosen.id]);
      } catch (error) {
        if (signal.aborted) return;
        isSignedOut = isSignInMissing(error);
        fail(chosen, failureOf(error));
      }
    }
    finish(done.length, failed, isSignedOut);
  }

  function finish(done: number, failed: readonly FailedFile[], isSignedOut: boolean): void {
    if (failed.length === 0) {
      bannerToast(
        'success',
        done === 1 ? t('result.added') : t('result.addedMany', { count: done }),
      );
      return;
    }
    const whole = isSignedOut ? t('signIn.upload') : t('result.failed');
    const text = done === 0 ? whole : t('result.partial', { done, failed: failed.length });
    const tone = done === 0 ? 'error' : 'warning';
    bannerToast(tone, text);
    setResult({ tone, text, failed });
  }

  async function run(layout: BannerLayout): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setResult(null);
    for (const { id } of files) change(id, { step: { name: 'waiting' } });
    try {
      await uploadAll(layout, controller.signal);
    } finally {
      // Also when it was given up half-way: what is stored by then is on the home page.
      await afterBannerWrite(client);
      running.current = null;
      setBusy(false);
    }
  }

  return {
    isBusy,
    result,
    start: (layout: BannerLayout) => {
      // The second press of a double click comes before the button says that it is busy.
      if (running.current === null) void run(layout);
    },
    forgetResult: () => setResult(null),
  };
}

/** The file is stored, and nothing but its row is missing; its cause says why. */
class NotActivated extends Error {
  constructor(cause: unknown) {
    super('the banner was stored, but not activated', { cause });
    this.name = 'NotActivated';
  }
}

function isSignInMissing(error: unknown): boolean {
  const cause = error instanceof NotActivated ? error.cause : error;
  return cause instanceof DataError && cause.kind === 'signedOut';
}
