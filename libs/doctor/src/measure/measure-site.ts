import { connect, type PeerCertificate } from 'node:tls';
import { parsePublicKeys } from '@quadrant/store/receipts';

/** A certificate as this machine sees it. */
export interface CertificateState {
  readonly validTo: Date;
  /** Why a browser would refuse it; null where it would not. */
  readonly refusal: string | null;
}

/** This was found at an address. */
export interface SiteState {
  readonly address: string;
  /** It is the status of `/health/ready`; null where nothing answers. */
  readonly status: number | null;
  /** Why nothing answers, or the certificate is refused. */
  readonly reason: string | null;
  /** Where it redirects to; null where it does not. */
  readonly redirectsTo: string | null;
  /** Its clock minus ours, in milliseconds; null without a `Date` header, which counts whole seconds. */
  readonly clockAheadMs: number | null;
  /** Names of its public keys of receipts; null where it lists none. */
  readonly keys: readonly string[] | null;
  /** It is null for plain http, and where there is none. */
  readonly certificate: CertificateState | null;
}

/**
 * Asks an address whether Quadrant answers there, without a token. It never throws: what is wrong is in the state.
 *
 * @param address an origin, such as https://quadrant.example
 */
export async function measureSite(address: string, withinMs: number): Promise<SiteState> {
  const [answer, keys, certificate] = await Promise.all([
    askHealth(address, withinMs),
    askKeys(address, withinMs),
    address.startsWith('https:') ? readCertificate(new URL(address), withinMs) : null,
  ]);
  return { address, ...answer, keys, certificate };
}

const ask = (address: string, path: string, withinMs: number): Promise<Response> =>
  fetch(new URL(path, address), { redirect: 'manual', signal: AbortSignal.timeout(withinMs) });

async function askHealth(address: string, withinMs: number) {
  const begin = Date.now();
  try {
    const response = await ask(address, '/health/ready', withinMs);
    await response.arrayBuffer();
    const date = Date.parse(response.headers.get('date') ?? '');
    return {
      status: response.status,
      reason: null,
      redirectsTo: response.headers.get('location'),
      // The header leaves out the fraction of its second, half a one on average.
      clockAheadMs: Number.isNaN(date) ? null : date + 500 - (begin + Date.now()) / 2,
    };
  } catch (error) {
    return { status: null, reason: describeReason(error), redirectsTo: null, clockAheadMs: null };
  }
}

/** `fetch` says only "fetch failed", and why in the cause. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

async function askKeys(address: string, withinMs: number): Promise<readonly string[] | null> {
  try {
    const response = await ask(address, '/.well-known/jwks.json', withinMs);
    return response.ok ? (parsePublicKeys(await response.text())?.keys.map(({ kid }) => kid) ?? null) : null;
  } catch {
    return null;
  }
}

function readCertificate({ hostname, port }: URL, withinMs: number): Promise<CertificateState | null> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const isName = !/^[\d.]+$|:/.test(host);
    // A refused certificate is looked at, too: its end date is the usual reason.
    const socket = connect({
      host,
      port: Number(port) || 443,
      rejectUnauthorized: false,
      ...(isName && { servername: host }),
    });
    const end = (state: CertificateState | null) => {
      socket.destroy();
      resolve(state);
    };
    socket.setTimeout(withinMs, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => {
      const { valid_to: until }: Partial<PeerCertificate> = socket.getPeerCertificate();
      const refusal = socket.authorized ? null : String(socket.authorizationError);
      end(until === undefined ? null : { validTo: new Date(until), refusal });
    });
  });
}
