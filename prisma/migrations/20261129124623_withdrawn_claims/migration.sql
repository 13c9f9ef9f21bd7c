-- CreateTable
CREATE TABLE "WithdrawnClaim" (
    "userId" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WithdrawnClaim_pkey" PRIMARY KEY ("userId","quote")
);

-- AddForeignKey
ALTER TABLE "WithdrawnClaim" ADD CONSTRAINT "WithdrawnClaim_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
