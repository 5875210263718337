import { X } from 'lucide-react';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { bannerSizeHints } from '#domain/pictures/bannerFile.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { weight } from '../shared/weight.ts';
import { BannerCard } from './BannerCard.tsx';
import styles from './BannerUpload.module.css';
import type { ChosenFile } from './chosenFile.ts';

/** Share of the bar that the compressing has; the rest is the upload, which tells no progress. */
const COMPRESSING_PERCENT = 60;

type Props = {
  chosen: ChosenFile;
  layout: BannerLayout;
  /** `null`: it cannot be taken out at the moment. */
  onTakeOut: (() => void) | null;
};

/** A file before it is a banner: as the home page will cut it, what to know of it, how far it is. */
export function ChosenFileCard({ chosen, layout, onTakeOut }: Props) {
  const t = useStaffText('banners');
  const { file, header, previewUrl, step } = chosen;
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
      <Progress chosen={chosen} />
      {step.name === 'failed' && <p className={styles.failed}>{step.reason}</p>}
    </BannerCard>
  );
}

function Progress({ chosen: { file, step } }: { chosen: ChosenFile }) {
  const t = useStaffText('banners');
  if (step.name === 'chosen' || step.name === 'failed') return null;
  const percent =
    step.name === 'compressing' ? (step.percent * COMPRESSING_PERCENT) / 100 : COMPRESSING_PERCENT;
  return (
    <div className={styles.progress}>
      <span>{t(`file.${step.name}`)}</span>
      <progress
        aria-label={`${file.name}: ${t(`file.${step.name}`)}`}
        max={100}
        value={step.name === 'waiting' ? 0 : percent}
      />
    </div>
  );
}
