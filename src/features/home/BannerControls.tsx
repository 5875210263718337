import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import type { Playback } from './usePlayback.ts';
import type { Rotation } from './useRotation.ts';
import styles from './BannerControls.module.css';

export function BannerControls({
  rotation,
  playback,
}: {
  readonly rotation: Rotation;
  readonly playback: Playback;
}) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.controls}>
      {!playback.isStill && (
        <IconButton
          label={t(playback.isStopped ? 'banner.play' : 'banner.pause')}
          icon={playback.isStopped ? <Play /> : <Pause />}
          onClick={playback.toggle}
        />
      )}
      <IconButton
        label={t('banner.previous')}
        icon={<ChevronLeft />}
        onClick={() => rotation.turn(-1)}
      />
      <IconButton
        label={t('banner.next')}
        icon={<ChevronRight />}
        onClick={() => rotation.turn(1)}
      />
    </div>
  );
}
