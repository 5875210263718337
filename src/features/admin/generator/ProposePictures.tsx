import { getFixedT } from 'i18next';
import { Wand2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import { matchPictures } from '#domain/generator/matchPictures.ts';
import { isThumbnailPath } from '#domain/pictures/libraryFile.ts';
import { Button } from '#shared/ui/Button.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { useWholeFolder } from '../shared/useWholeFolder.ts';
import type { GeneratorProps } from './generatorProps.ts';
import styles from './ColorPictures.module.css';

const t = getFixedT('es', 'generator');

/** A button that chooses the pictures whose file names hold the subfamilia and a colour. */
export function ProposePictures(props: GeneratorProps) {
  const [isReading, setReading] = useState(false);
  const [found, setFound] = useState<number | null>(null);
  const { data, plan } = props;
  const [example] = plan.rows.flatMap(({ color }) => color ?? []);

  return (
    <div className={styles.propose}>
      <Button
        variant="secondary"
        icon={<Wand2 aria-hidden="true" />}
        busy={isReading}
        onClick={() => {
          setFound(null);
          setReading(true);
        }}
      >
        {t('pictures.propose')}
      </Button>
      {isReading && (
        <Reading
          {...props}
          onDone={(count) => {
            setFound(count);
            setReading(false);
          }}
        />
      )}
      <output className={styles.hint}>
        {found !== null &&
          (found > 0
            ? t('pictures.proposed', { count: found })
            : t('pictures.proposedNone', {
                example: `${data.subfamilia.name} ${example?.name ?? ''}.webp`,
              }))}
      </output>
    </div>
  );
}

type ReadingProps = GeneratorProps & { onDone: (count: number) => void };

/** Reads the whole library while it is mounted, then chooses the pictures. */
function Reading({ draft, change, data, plan, onDone }: ReadingProps) {
  const tree = useWholeFolder(staffQueries.pictureTree(''));
  const isRead = !tree.isPending && !tree.isGrowing && tree.error === null;

  const choose = useEffectEvent(() => {
    const files = tree.files.filter(({ path }) => !isThumbnailPath(path));
    const colors = plan.rows.flatMap(({ color }) => color ?? []);
    const matches = matchPictures(files, data.subfamilia.name, colors);
    const pictures = Object.fromEntries(
      plan.rows.flatMap(({ color, imageUrls }) => {
        const urls = color && matches.get(color.id);
        return urls ? [[color.id, [...new Set([...imageUrls, ...urls])]]] : [];
      }),
    );
    change({ pictures: { ...draft.pictures, ...pictures } });
    onDone([...matches.values()].flat().length);
  });
  useEffect(() => {
    if (isRead) choose();
  }, [isRead]);

  return (
    <RetryMessage
      tone="warning"
      error={tree.error}
      title={(reason) => t('pictures.proposeFailed', { reason })}
      onRetry={tree.retry}
    />
  );
}
