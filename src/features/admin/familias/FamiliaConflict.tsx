import type { Familia } from '#domain/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ConflictMessage } from '../shared/ConflictMessage.tsx';

type Props = {
  /** What the form was filled with. */
  filled: Familia;
  /** What somebody else saved meanwhile. */
  now: Familia;
  onUseNewer: () => void;
};

/** Says what somebody else saved while the form was open; what is typed stays until told otherwise. */
export function FamiliaConflict({ filled, now, onUseNewer }: Props) {
  const t = useStaffText('familias');
  const differences = [
    ...(now.name === filled.name ? [] : [{ field: t('form.name'), now: now.name }]),
    ...(now.position === filled.position
      ? []
      : [{ field: t('form.position'), now: now.position ?? t('unnumbered') }]),
  ];
  return (
    <ConflictMessage
      title={t('conflict.title')}
      text={t('conflict.text')}
      differences={differences}
      onUseNewer={onUseNewer}
    />
  );
}
