import { X } from 'lucide-react';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { bannerSizeHints } from '#domain/pictures/bannerFile.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { UploadBar } from '../shared/upload/UploadBar.tsx';
import { useObjectUrl } from '../shared/upload/useObjectUrl.ts';
import { useUploadFailure } from '../shared/upload/useUploadFailure.ts';
import type { UploadStep } from '../shared/upload/useUploadQueue.ts';
import { weight } from '../shared/weight.ts';
import { BannerCard } from './BannerCard.tsx';
import styles from './BannerUpload.module.css';
import type { ChosenFile } from './chosenFile.ts';

type Props = {
  chosen: ChosenFile;
  /** `undefined`: not uploaded yet. */
  step: UploadStep<void> | undefined;
  layout: BannerLayout;
  onTakeOut: (() => void) | null;
};

/** A chosen file: its preview, its warnings and its progress. */
export function ChosenFileCard({ chosen, step, layout, onTakeOut }: Props) {
  const t = useStaffText('banners');
  const failureOf = useUploadFailure('banner');
  const { file, header } = chosen;
  const previewUrl = useObjectUrl(file);
  const { size, type } = header;
  const hints = size === null ? [] : bannerSizeHints(size, layout);
  const bytes = { weight: weight(file.size) };
  return (
    <BannerCard
      url={previewUrl}
      layout={layout}
      name={file.name}
      actions={
        onTakeOut && (
          <IconButton
            label={t('upload.takeOut', { name: file.name })}
            icon={<X aria-hidden="true" />}
            onClick={onTakeOut}
          />
        )
      }
    >
      <p>{size ? t('file.size', { ...size, ...bytes }) : t('file.unknownSize', bytes)}</p>
      {hints.map((hint) => (
        <p key={hint} className={styles.warning}>
          {t(`file.${hint}`, BANNER_SIZE[layout])}
        </p>
      ))}
      {type === 'image/gif' && <p className={styles.warning}>{t('file.still')}</p>}
      {step?.name === 'failed' ? (
        <p className={styles.failed}>{failureOf(step.error, file.name).text}</p>
      ) : (
        step && step.name !== 'cancelled' && <Progress chosen={chosen} step={step} />
      )}
    </BannerCard>
  );
}

type RunningStep = Exclude<
  UploadStep<void>,
  { readonly name: 'failed' } | { readonly name: 'cancelled' }
>;

function Progress({ chosen: { file, stored }, step }: { chosen: ChosenFile; step: RunningStep }) {
  const t = useStaffText('banners');
  const isStored = stored !== null && step.name !== 'waiting';
  const text = isStored || step.name === 'done' ? t('file.activating') : t(`file.${step.name}`);
  return (
    <div className={styles.progress}>
      <span>{text}</span>
      <UploadBar label={`${file.name}: ${text}`} step={step} />
    </div>
  );
}
