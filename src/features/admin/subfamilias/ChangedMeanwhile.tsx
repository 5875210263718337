import { useStaffText } from '#i18n/useStaffText.ts';
import { ConflictMessage } from '../shared/ConflictMessage.tsx';
import type { ChangeMeanwhile } from './useEditSubfamilia.ts';

/** Says that somebody else saved the same subfamilia, what it is now, and asks whose is to stay. */
export function ChangedMeanwhile({ read, now, keepMine, takeTheirs }: ChangeMeanwhile) {
  const t = useStaffText('subfamilias');
  const thumbnail = t(now.thumbnailUrl === null ? 'changed.none' : 'changed.other');
  const differences = [
    ...(now.name === read.name ? [] : [{ field: t('field.name'), now: now.name }]),
    ...(now.familiaId === read.familiaId
      ? []
      : [{ field: t('field.familia'), now: now.familiaName }]),
    ...(now.storedThumbnail === read.storedThumbnail
      ? []
      : [{ field: t('field.thumbnail'), now: thumbnail }]),
  ];
  return (
    <ConflictMessage
      title={t('changed.title')}
      text={t('changed.text')}
      differences={differences}
      onKeepMine={keepMine}
      onUseNewer={takeTheirs}
    />
  );
}
