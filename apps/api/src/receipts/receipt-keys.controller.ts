import { Controller, Get, Header } from '@nestjs/common';
import { f, Operation } from '@quadrant/http';
import { ApiTags } from '@nestjs/swagger';
import { ReceiptSigner, type PublicKey, type PublicKeys } from '@quadrant/store/receipts';

class PublicKeyDto implements PublicKey {
  @f.Choice(['OKP']) kty: 'OKP';
  @f.Choice(['Ed25519']) crv: 'Ed25519';
  @f.AnyText('The public key, base64url') x: string;
  @f.AnyText('Thumbprint (RFC 7638); every signature names its key by it') kid: string;
  @f.Choice(['EdDSA']) alg: 'EdDSA';
  @f.Choice(['sig']) use: 'sig';
}

class PublicKeysDto implements PublicKeys {
  @f.List(PublicKeyDto, 'The key that signs first, then those that did once') keys: readonly PublicKeyDto[];
}

@ApiTags('submissions')
@Controller('.well-known/jwks.json')
export class ReceiptKeysController {
  constructor(private readonly signer: ReceiptSigner) {}

  @Get()
  @Header('cache-control', 'public, max-age=3600')
  @Operation('listReceiptKeys', {
    summary: 'The public keys that receipts are signed with (RFC 7517)',
    answers: PublicKeysDto,
  })
  list(): PublicKeysDto {
    return this.signer.published;
  }
}
