import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ReceiptSigner, type PublicKey, type PublicKeys } from '@quadrant/store/receipts';

class PublicKeyDto implements PublicKey {
  @ApiProperty({ enum: ['OKP'] })
  kty: 'OKP';

  @ApiProperty({ enum: ['Ed25519'] })
  crv: 'Ed25519';

  @ApiProperty({ description: 'The public key, base64url' })
  x: string;

  @ApiProperty({ description: 'Thumbprint (RFC 7638); every signature names its key by it' })
  kid: string;

  @ApiProperty({ enum: ['EdDSA'] })
  alg: 'EdDSA';

  @ApiProperty({ enum: ['sig'] })
  use: 'sig';
}

class PublicKeysDto implements PublicKeys {
  @ApiProperty({ type: [PublicKeyDto], description: 'The key that signs first, then those that did once' })
  keys: readonly PublicKeyDto[];
}

@ApiTags('submissions')
@Controller('.well-known/jwks.json')
export class ReceiptKeysController {
  constructor(private readonly signer: ReceiptSigner) {}

  @Get()
  @Header('cache-control', 'public, max-age=3600')
  @ApiOperation({
    operationId: 'listReceiptKeys',
    summary: 'The public keys that receipts are signed with (RFC 7517)',
  })
  @ApiOkResponse({ type: PublicKeysDto })
  list(): PublicKeysDto {
    return this.signer.published;
  }
}
