import { ThumbsUp } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { FEED_SIZE_PX, feedFrameUrl } from '#config/frames.ts';
import { social } from '#i18n/es/social.ts';
import { useLanguage } from '#i18n/language.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { NearFrame } from '#shared/ui/NearFrame.tsx';
import { PageSection, type HeadingLevel } from '#shared/ui/PageSection.tsx';
import { SocialMark } from './SocialMark.tsx';
import styles from './SocialSection.module.css';

registerTexts('social', social);

const NETWORKS = [
  { network: 'facebook', name: 'Facebook', url: business.facebookUrl },
  { network: 'instagram', name: 'Instagram', url: business.instagramUrl },
  { network: 'tiktok', name: 'TikTok', url: business.tiktokUrl },
] as const;

/** The name of a page: the last part of its address. */
function handleOf(url: string): string {
  const name = new URL(url).pathname.replace(/^\/|\/$/g, '');
  return name.startsWith('@') ? name : `@${name}`;
}

/** @see docs/rules.md#shop-pages */
export function SocialSection({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { t } = useTranslation('social');
  const { language } = useLanguage();
  return (
    <PageSection title={t('title')} lead={t('lead')} headingLevel={headingLevel}>
      <ul className={styles.networks}>
        {NETWORKS.map(({ network, name, url }) => (
          <li key={network}>
            <a className={styles.card} href={url} target="_blank" rel="noopener">
              <SocialMark network={network} />
              <span className={styles.name}>{name}</span>
              <span className={styles.handle}>{handleOf(url)}</span>
            </a>
          </li>
        ))}
      </ul>
      <NearFrame src={feedFrameUrl(language)} title={t('feed')} {...FEED_SIZE_PX}>
        <ThumbsUp aria-hidden="true" />
        <p>{t('feedPlaceholder')}</p>
        <a href={business.facebookUrl} target="_blank" rel="noopener">
          {t('openPage')}
        </a>
      </NearFrame>
    </PageSection>
  );
}
