import { count, say } from '@quadrant/rules/message';
import { failed, ok, warning, type Judgement } from '../judgement.js';
import type { CertificateState, SiteState } from '../measure/measure-site.js';
import type { ArrivedRequest } from '../place.js';

const HTTP_OK = 200;

/** @param local null in a process that answers requests itself; @param site what answers at PUBLIC_URL, null without it */
export function judgeProgram(local: SiteState | null, site: SiteState | null, version: string): Judgement[] {
  if (local === null) return [ok(say`Quadrant ${version} runs.`)];
  const running = [local, site].find((each) => each?.status === HTTP_OK);
  if (running) return [ok(say`Quadrant runs at ${running.address}.`)];
  return local.status === null
    ? [
        failed(
          say`Quadrant does not run: nothing answers at ${local.address} (${local.reason ?? ''}). The rest of this list is about its data and settings.`,
          say`Start it: quadrant start. If it runs at another address, set QUADRANT_URL.`,
        ),
      ]
    : [
        failed(
          say`What answers at ${local.address} is not ready (status ${local.status}).`,
          say`Fix the database first. If another program has this port, set PORT or QUADRANT_URL.`,
        ),
      ];
}

export interface AddressState {
  /** It answers at PUBLIC_URL; null without the setting. */
  readonly site: SiteState | null;
  /** These are the names of our public keys of receipts; null where unknown. */
  readonly receiptKeys: readonly string[] | null;
  /** HOST lets only this machine in. */
  readonly isLocal: boolean;
}

/** Judges whether PUBLIC_URL leads to this installation. */
export function judgeAddress({ site, receiptKeys, isLocal }: AddressState): Judgement[] {
  if (site === null) {
    return isLocal
      ? [ok(say`PUBLIC_URL is not set, and only this machine can open the pages.`)]
      : [
          warning(
            say`PUBLIC_URL is not set, so links for passwords have no address.`,
            say`Set PUBLIC_URL to the address that people type, such as https://quadrant.example.`,
          ),
        ];
  }
  const { address, status, reason, redirectsTo, keys } = site;
  if (status === null) {
    return [
      failed(
        say`Nothing answers at the public address ${address} (${reason ?? ''}).`,
        say`Check the name, the proxy and the firewall, or correct PUBLIC_URL.`,
      ),
    ];
  }
  if (redirectsTo !== null) {
    return [
      warning(
        say`The public address ${address} redirects to ${redirectsTo}.`,
        say`Set PUBLIC_URL to the address to which it redirects.`,
      ),
    ];
  }
  if (status !== HTTP_OK) {
    return [
      failed(
        say`The public address ${address} answers, but is not ready (status ${status}).`,
        say`Check that its proxy leads to Quadrant, and that the database answers.`,
      ),
    ];
  }
  if (receiptKeys !== null && !(keys ?? []).some((key) => receiptKeys.includes(key))) {
    return [
      failed(
        say`Another installation, or another program, answers at ${address}: it does not have our keys of receipts.`,
        say`Correct PUBLIC_URL, or where its proxy leads to.`,
      ),
    ];
  }
  return [ok(say`The public address ${address} leads to this installation.`)];
}

/** Certificates of Let's Encrypt are renewed 30 days before their end, so 14 days mean that renewing fails. */
const RENEW_DAYS = 14;
const DAY_MS = 86_400_000;

/** @param address PUBLIC_URL; null without it; @param certificate null where none was read */
export function judgeCertificate(
  address: string | null,
  certificate: CertificateState | null,
  isLoopback: boolean,
  now: Date,
): Judgement[] {
  if (address === null) return [];
  if (address.startsWith('http:')) {
    return isLoopback
      ? [ok(say`The public address is this machine and needs no certificate.`)]
      : [
          warning(
            say`${address} is not encrypted: others on the way can read passwords.`,
            say`Let a proxy such as Caddy serve https, and set PUBLIC_URL to that address.`,
          ),
        ];
  }
  if (certificate === null) {
    return [failed(say`${address} shows no certificate.`, say`Check that the proxy serves https there.`)];
  }
  const { validTo, refusal } = certificate;
  const day = validTo.toISOString().slice(0, 10);
  const leftMs = validTo.getTime() - now.getTime();
  if (leftMs <= 0) {
    return [
      failed(
        say`The certificate of ${address} expired on ${day}.`,
        say`Renew it, and find out why it was not renewed.`,
      ),
    ];
  }
  const lines: Judgement[] = [];
  if (refusal !== null) {
    lines.push(
      failed(
        say`Browsers refuse the certificate of ${address} (${refusal}).`,
        say`Get a certificate for this name from an authority that browsers trust.`,
      ),
    );
  }
  const left = Math.floor(leftMs / DAY_MS);
  const renew = () => say`Renew it now, and find out why it was not renewed by itself.`;
  if (leftMs < DAY_MS) {
    const time = validTo.toISOString().slice(11, 16);
    lines.push(
      warning(
        say`The certificate of ${address} expires within a day, on ${day} at ${time} UTC. After that, browsers refuse the site.`,
        renew(),
      ),
    );
  } else if (left < RENEW_DAYS) {
    lines.push(warning(say`The certificate of ${address} expires in ${count(left, 'day')}, on ${day}.`, renew()));
  }
  return lines.length > 0 ? lines : [ok(say`The certificate of ${address} is good until ${day}.`)];
}

export interface ProxyState {
  readonly publicUrl: string | null;
  /** As TRUST_PROXY says; empty where no proxy is trusted. */
  readonly trusted: readonly string[];
  /** It is null for the command, which arrives by no request. */
  readonly request: ArrivedRequest | null;
}

/** Judges whether the forwarding headers of proxies count as they should. */
export function judgeProxy({ publicUrl, trusted, request }: ProxyState): Judgement[] {
  const trust = () =>
    say`Set TRUST_PROXY to the address of the proxy, such as 127.0.0.1. Without it all readers share one limit.`;
  const isEncrypted = publicUrl?.startsWith('https:') === true;
  if (request?.isForwarded === true && !request.isProxyTrusted) {
    return [warning(say`A proxy sent this request on, but TRUST_PROXY does not name its address.`, trust())];
  }
  if (isEncrypted && trusted.length === 0) {
    return [failed(say`PUBLIC_URL is https, which a proxy must serve, but TRUST_PROXY names no proxy.`, trust())];
  }
  if (isEncrypted && request?.isProxyTrusted === true && request.protocol !== 'https') {
    return [
      warning(
        say`The proxy says that this request came by ${request.protocol}, but PUBLIC_URL is https.`,
        say`Let the proxy send X-Forwarded-Proto and X-Forwarded-For.`,
      ),
    ];
  }
  return trusted.length === 0
    ? [ok(say`No proxy is expected.`)]
    : [ok(say`Forwarding headers count when they come from ${trusted.join(', ')}.`)];
}
