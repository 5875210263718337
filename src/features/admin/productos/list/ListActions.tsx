import { Grid3x3, History, Images, Palette, RefreshCw } from 'lucide-react';
import { staffPaths } from '#config/staffPaths.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';

type Props = {
  isRefreshing: boolean;
  onRefresh: () => void;
  onColors: () => void;
  onLibrary: () => void;
};

/** The further buttons of the screen. */
export function ListActions({ isRefreshing, onRefresh, onColors, onLibrary }: Props) {
  const t = useStaffText('productos');
  return (
    <>
      <Button
        variant="secondary"
        icon={<RefreshCw aria-hidden="true" />}
        busy={isRefreshing}
        onClick={onRefresh}
      >
        {t('list.refresh')}
      </Button>
      <Button variant="secondary" icon={<Palette aria-hidden="true" />} onClick={onColors}>
        {t('colors.open')}
      </Button>
      <Button variant="secondary" icon={<Images aria-hidden="true" />} onClick={onLibrary}>
        {t('list.library')}
      </Button>
      <ButtonLink
        variant="secondary"
        icon={<History aria-hidden="true" />}
        to={staffPaths.history()}
      >
        {t('list.changes')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        icon={<Grid3x3 aria-hidden="true" />}
        to={staffPaths.editStock()}
      >
        {t('list.stock')}
      </ButtonLink>
    </>
  );
}
