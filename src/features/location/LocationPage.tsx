import { MapPin, Navigation } from 'lucide-react';
import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { MAP_FRAME_URL, MAP_HEIGHT_PX, MAPS_URL, WAZE_URL } from '#config/place.ts';
import { useLocationTexts } from '#i18n/es/location.ts';
import { ButtonAnchor } from '#ui/action/Button.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { PageSection, type HeadingLevel } from '#ui/page/PageSection.tsx';
import { SiteFrame } from '#ui/page/SiteFrame.tsx';
import { Row } from '#ui/Stack.tsx';

/** @see docs/rules.md#shop-pages */
export function LocationSection({ headingLevel }: { headingLevel: HeadingLevel }) {
  const t = useLocationTexts();
  return (
    <PageSection title={t('title')} lead={t('address')} headingLevel={headingLevel}>
      <SiteFrame src={MAP_FRAME_URL} title={t('map')} height={MAP_HEIGHT_PX} />
      <Row gap={3}>
        <ButtonAnchor href={MAPS_URL} target="_blank" icon={<MapPin />}>
          {t('maps')}
        </ButtonAnchor>
        <ButtonAnchor href={WAZE_URL} target="_blank" variant="secondary" icon={<Navigation />}>
          {t('waze')}
        </ButtonAnchor>
      </Row>
    </PageSection>
  );
}

export function LocationPage() {
  const t = useLocationTexts();
  return (
    <>
      <PageMeta
        title={t('title')}
        description={t('description', { brand: business.name })}
        path={paths.location()}
      />
      <LocationSection headingLevel={1} />
    </>
  );
}
