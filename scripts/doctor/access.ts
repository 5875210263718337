import {
  askProject,
  describeAnswer,
  fieldsOf,
  right,
  unproved,
  wrong,
  type Finding,
  type Project,
} from './project.ts';

const PROVIDERS = 'Dashboard → Authentication → Sign In / Providers';

/** Checks the settings of sign-in. @returns one `wrong` finding if the project refuses the key or does not respond */
export async function checkAccess(project: Project): Promise<Finding[]> {
  const answer = await askProject(project, '/auth/v1/settings');
  const { disable_signup: isSignUpOff, external } = fieldsOf(answer);
  if (answer.status === 401 || answer.status === 403) {
    return [
      wrong(
        `the project refuses VITE_SUPABASE_PUBLISHABLE_KEY (${describeAnswer(answer)})`,
        'It belongs to another project, or was rotated or switched off. Put the publishable key\n' +
          'of Dashboard → Settings → API keys into .env, then build and publish again.',
      ),
    ];
  }
  if (answer.status !== 200 || isSignUpOff === undefined) {
    return [
      wrong(
        `${project.origin} does not answer as a Supabase project (${describeAnswer(answer)})`,
        'Compare VITE_SUPABASE_URL with Dashboard → Settings → Data API. A project that was paused has\n' +
          'to be restored on its dashboard.',
      ),
    ];
  }
  const providers = fieldsOf({ text: JSON.stringify(external) });
  return [
    right(`${project.origin} answers and takes the key`),
    isSignUpOff === true
      ? right('nobody can sign up')
      : wrong('anybody can sign up', `${PROVIDERS}: turn "Allow new users to sign up" off.`),
    providers['anonymous_users'] === true
      ? wrong('anonymous sign-in is on', `${PROVIDERS}: turn "Allow anonymous sign-ins" off.`)
      : right('anonymous sign-in is off'),
    providers['email'] === true
      ? right('staff can sign in by e-mail and password')
      : wrong(
          'sign-in by e-mail is off: staff cannot sign in',
          `${PROVIDERS} → Email: turn it on. Sign-up stays off by its own switch.`,
        ),
  ];
}

/** Checks that visitors can read the products, but neither orders nor the schema `private`. */
export async function checkData(project: Project): Promise<Finding[]> {
  return Promise.all([checkShop(project), checkOrders(project), checkPrivateSchema(project)]);
}

async function checkShop(project: Project): Promise<Finding> {
  const columns = 'oculto,subfamilia(oculto),images(position)';
  const answer = await askProject(project, `/rest/v1/producto?select=${columns}&limit=1`);
  if (answer.status === 200) return right('visitors can read the products');
  return wrong(
    `visitors cannot read the products (${describeAnswer(answer)})`,
    'Apply supabase/migrations: `npx supabase@3 db push --remote`. The SQL below says what is missing.',
  );
}

async function checkOrders(project: Project): Promise<Finding> {
  const answer = await askProject(project, '/rest/v1/pedido?select=id&limit=1');
  if (fieldsOf(answer)['code'] === '42501') return right('visitors cannot read the orders');
  if (answer.status !== 200) {
    return unproved(
      `orders: no answer to rely on (${describeAnswer(answer)})`,
      'Run the SQL below.',
    );
  }
  return wrong(
    'visitors may read the orders, only staff should',
    'In the SQL editor: revoke select on public.pedido from anon;',
  );
}

async function checkPrivateSchema(project: Project): Promise<Finding> {
  const answer = await askProject(project, '/rest/v1/staff?select=user_id&limit=1', {
    headers: { 'accept-profile': 'private' },
  });
  if (fieldsOf(answer)['code'] === 'PGRST106') return right('the schema private is not served');
  if (answer.status === 0 || answer.status >= 500) {
    return unproved(`the schema private: no answer (${describeAnswer(answer)})`, 'Run this again.');
  }
  return wrong(
    'the schema private is served by the API',
    'Dashboard → Settings → Data API → Exposed schemas: take "private" out, leave "public".',
  );
}

/**
 * Checks whether visitors can list the files of the buckets; check.sql checks everything else about them. Requests
 * cannot: a missing file gets the same response as a private bucket, and because storage checks type and size
 * before the policies, only an upload that may succeed would show whether visitors can upload.
 */
export async function checkBuckets(project: Project): Promise<Finding[]> {
  const findings = ['productsamples', 'banners'].map((bucket) => checkListing(project, bucket));
  return [
    ...(await Promise.all(findings)),
    unproved(
      'whether pictures are public, and uploads by visitors: cannot be tried without a risk',
      'The SQL below tells: "policies", "no further policies" and "buckets".',
    ),
  ];
}

async function checkListing(project: Project, bucket: string): Promise<Finding> {
  const answer = await askProject(project, `/storage/v1/object/list-v2/${bucket}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${project.key}` },
    body: JSON.stringify({ prefix: '', limit: 1 }),
  });
  const { objects } = fieldsOf(answer);
  if (!Array.isArray(objects) || objects.length === 0) {
    return right(`bucket ${bucket}: visitors may not list its files`);
  }
  return wrong(
    `bucket ${bucket}: visitors may list its files`,
    'A policy on storage.objects lets them: see "no further policies" in the SQL below.',
  );
}
