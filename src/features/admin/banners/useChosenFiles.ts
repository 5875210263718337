import { useRef, useState } from 'react';
import { useIsGone } from '#shared/hooks/useIsGone.ts';
import { checkFile, type ChosenFile, type RefusedFile } from './chosenFile.ts';

/** Files in the order in which they will be shown. */
export type ChosenFiles = {
  readonly files: readonly ChosenFile[];
  /** Of the files chosen last: those that cannot become banners. */
  readonly refused: readonly RefusedFile[];
  /** Some files are still being read. */
  readonly isChecking: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Keeps where a file is stored, so that the next attempt only activates it. */
  readonly keepStored: (id: number, stored: ChosenFile['stored']) => void;
  readonly takeOut: (ids: readonly number[]) => void;
};

/** Keeps chosen files. */
export function useChosenFiles(): ChosenFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [checking, setChecking] = useState(0);
  const lastId = useRef(0);
  const isGone = useIsGone();

  async function check(given: readonly File[]): Promise<void> {
    const checked = await Promise.all(given.map(checkFile));
    if (isGone.current) return;
    const fit = checked.flatMap((result): ChosenFile[] => {
      if ('refused' in result) return [];
      lastId.current += 1;
      return [{ ...result, id: lastId.current, stored: null }];
    });
    setFiles((now) => [...now, ...fit]);
    setRefused(checked.flatMap((result) => ('refused' in result ? [result.refused] : [])));
    setChecking((count) => count - 1);
  }

  return {
    files,
    refused,
    isChecking: checking > 0,
    add: (given) => {
      setChecking((count) => count + 1);
      void check(given);
    },
    keepStored: (id, stored) =>
      setFiles((now) => now.map((file) => (file.id === id ? { ...file, stored } : file))),
    takeOut: (ids) => setFiles((now) => now.filter(({ id }) => !ids.includes(id))),
  };
}
