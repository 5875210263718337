import { getFixedT } from 'i18next';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { RetryMessage } from '../../shared/RetryMessage.tsx';
import { PictureChips } from '../../shared/pictures/PictureChips.tsx';
import type { LinkedImages } from './useLinkedImages.ts';

const t = getFixedT('es', 'productoForm');

/** The pictures that a product is linked to, each with a button that removes the link at once. */
export function LinkedPictures({ all, error, retry, unlink }: LinkedImages) {
  return (
    <>
      <RetryMessage
        tone="error"
        error={error}
        title={(reason) => t('images.failed', { reason })}
        onRetry={retry}
      />
      {(error === null || all !== undefined) && <Pictures all={all} unlink={unlink} />}
    </>
  );
}

function Pictures({ all, unlink }: Pick<LinkedImages, 'all' | 'unlink'>) {
  if (all === undefined) {
    return (
      <output aria-label={t('images.loading')}>
        <Skeleton height="4.5rem" />
      </output>
    );
  }
  if (all.length === 0) return <p>{t('images.none')}</p>;
  return (
    <PictureChips
      label={t('images.linked')}
      pictures={all.map(({ url, storedUrl }) => ({ key: storedUrl, url }))}
      toAction={(name) => t('images.unlink', { name })}
      onRemove={(key) => {
        const image = all.find(({ storedUrl }) => storedUrl === key);
        if (image) unlink(image);
      }}
    />
  );
}
