import { Images, Palette, Plus, RefreshCw } from 'lucide-react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';

type Props = {
  isRefreshing: boolean;
  onRefresh: () => void;
  onColors: () => void;
  onLibrary: () => void;
  onAdd: () => void;
};

/** The buttons beside the heading. */
export function ListActions({ isRefreshing, onRefresh, onColors, onLibrary, onAdd }: Props) {
  const t = useStaffText('productos');
  const tLibrary = useStaffText('library');
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
        {tLibrary('title')}
      </Button>
      <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {t('list.add')}
      </Button>
    </>
  );
}
